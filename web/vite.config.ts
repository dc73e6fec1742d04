import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The API and the live socket of the server that runs beside `npm run dev`. */
const server = process.env['RETROPULSE_SERVER'] ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2023' },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/uid': server,
      '/status': server,
      '/profile': server,
      '/board/socket.io': { target: server, ws: true },
    },
  },
})
