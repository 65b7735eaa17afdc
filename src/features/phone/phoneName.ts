import { phoneText } from './messages'

const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Safari'] as const
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const

/** A name by which people recognise this phone in their list, such as "Chrome on Android". */
export function phoneName(agent: string): string {
  const browser = BROWSERS.find((name) => agent.includes(name))
  const system = SYSTEMS.find((name) => agent.includes(name))
  if (!browser || !system) return phoneText('thisPhone')
  return phoneText('browserOn', { browser: browser === 'Edg' ? 'Edge' : browser, system })
}
