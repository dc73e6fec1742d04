import type { Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

/**
 * Writes a `.br` and a `.gz` beside every file of text, so that nothing is compressed while serving. Pictures and fonts
 * are compressed already; below 1 kB a copy saves no packet. The operator may put lists of their own into `static/`
 * (CREATE-29), where a copy would be served in their place.
 */
export function compressedCopies(): Plugin {
  return compression({
    include: /\.(?:css|html|js|json|svg)$/,
    exclude: /(?:^|[/\\])static[/\\]/,
    threshold: 1024,
    algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
    logLevel: 'silent',
  })
}
