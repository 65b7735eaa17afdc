// nginx with deploy/nginx.conf, except for its addresses, names and certificates.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { freePort, untilListening } from './ports'
import { programAt, startProgram, stopProgram } from './programs'

const EXAMPLE = path.resolve(__dirname, '../../../deploy/nginx.conf')
const STREAM_MODULE = '/usr/lib/nginx/modules/ngx_stream_module.so'

export interface Proxy {
  /** Address of the app. */
  readonly address: string
  readonly rtmpPort: number
  stop(): Promise<void>
}

interface Upstream {
  port: number
  rtmpPort: number
}

export async function startProxy(
  { folder, logs }: { folder: string; logs: string },
  upstreams: readonly Upstream[],
): Promise<Proxy> {
  const home = path.join(folder, 'nginx')
  mkdirSync(home)
  const port = await freePort()
  const rtmpPort = await freePort()
  const file = path.join(home, 'nginx.conf')
  writeFileSync(file, configOf(home, { port, rtmpPort }, upstreams))
  const args = ['-p', home, '-c', file, '-e', path.join(logs, 'nginx-error.log'), '-g', 'daemon off;']
  const child = startProgram({ name: 'nginx', program: programAt('nginx'), args, logs })
  await untilListening(port, 'nginx')
  return { address: `http://127.0.0.1:${port}`, rtmpPort, stop: () => stopProgram(child, 'SIGTERM') }
}

function configOf(home: string, own: Upstream, upstreams: readonly Upstream[]): string {
  const http = upstreams.map(({ port }) => `127.0.0.1:${port}`)
  const rtmp = upstreams.map(({ rtmpPort }) => `127.0.0.1:${rtmpPort}`)
  let text = readFileSync(EXAMPLE, 'utf8')
  const replace = (pattern: RegExp, by: string): void => {
    if (!pattern.test(text))
      throw new Error(`deploy/nginx.conf has no ${String(pattern)}; adapt scripts/chaos/site/proxy.ts`)
    text = text.replace(pattern, by)
  }
  // The certificates, HTTP/2 and the server that redirects to TLS are of no use on the loopback.
  replace(/listen 443 ssl;/, `listen 127.0.0.1:${own.port};`)
  replace(/ *http2 on;\n/, '')
  replace(/ *ssl_certificate .*\n/, '')
  replace(/ *ssl_certificate_key .*\n/, '')
  replace(/ {2}server \{\s+listen 80;[^}]*\}\n/, '')
  replace(/listen 1935;/, `listen 127.0.0.1:${own.rtmpPort};`)
  replace(/10\.0\.0\.4:8080/g, http[0] ?? '')
  replace(/10\.0\.0\.5:8080/g, http[1] ?? '')
  replace(/10\.0\.0\.4:1935/g, rtmp[0] ?? '')
  replace(/10\.0\.0\.5:1935/g, rtmp[1] ?? '')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${path.join(home, kind)};`,
  )
  replace(/http \{\n/, `http {\n  access_log off;\n${places.join('\n')}\n`)
  const top = [`pid ${path.join(home, 'nginx.pid')};`]
  if (existsSync(STREAM_MODULE)) top.unshift(`load_module ${STREAM_MODULE};`)
  if (process.getuid?.() === 0) top.push(`user ${userInfo().username};`)
  return `${top.join('\n')}\n${text}`
}
