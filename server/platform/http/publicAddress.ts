import { EMBEDDED, type Config } from '../core/config'

/** URL of this server for links in mails, without a trailing slash. */
export function publicAddress({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (PUBLIC_URL !== EMBEDDED) return PUBLIC_URL
  const isLocal = HOST === '0.0.0.0' || HOST === '::' || HOST === '127.0.0.1'
  return `http://${isLocal ? 'localhost' : HOST}:${PORT}`
}
