import { lazyOnDemand } from '../ui/lazy-component.ts'

/** What the page that starts a retro shows in dialogs, of features beside it. */
export const FormatPreview = lazyOnDemand(
  async () => (await import('../features/formats/format-preview.tsx')).FormatPreview,
)
export const BackgroundPicker = lazyOnDemand(
  async () => (await import('../features/backgrounds/background-picker.tsx')).BackgroundPicker,
)
export const FormatSteps = lazyOnDemand(
  async () => (await import('../features/board/parts/guided-run/format-steps.tsx')).FormatSteps,
)
