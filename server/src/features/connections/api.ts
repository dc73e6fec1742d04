export type { ChannelNews } from './commands/channel-news.ts'
