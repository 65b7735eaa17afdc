import { EMBEDDED, type Config } from './config'

/** Where people reach this server, without a slash at the end; for links in mails. */
export function publicAddress({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (PUBLIC_URL !== EMBEDDED) return PUBLIC_URL
  const everywhere = HOST === '0.0.0.0' || HOST === '::' || HOST === '127.0.0.1'
  return `http://${everywhere ? 'localhost' : HOST}:${PORT}`
}
