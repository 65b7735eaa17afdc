import Bowser from 'bowser'
import { currentLanguage } from '../../platform/core/requestContext'
import { render } from '../../platform/core/messages'
import { auditText } from './messages'

/** `Mozilla/5.0 (Windows NT 10.0; …) Chrome/131.0.0.0 …` -> `Chrome 131 on Windows`; an unknown user agent as it is. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return userAgent
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ')
  return os.name ? render(auditText('browserOn', { browser: name, system: os.name }), currentLanguage()) : name
}
