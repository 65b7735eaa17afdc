import { http, HttpResponse } from 'msw'
import type { AlertSettings } from '../../api/alert'
import { apiUrl } from './apiUrl'

export const someAlertSettings = (settings: Partial<AlertSettings> = {}): AlertSettings => ({
  dueMinutes: { info: null, low: 1440, medium: 480, high: 60, critical: 15 },
  repeatMinutes: 60,
  instructions: [],
  version: 1,
  ...settings,
})

/** Answers with settings, which an edit of their version changes. */
export const alertSettingsHandlers = (settings = someAlertSettings()) => [
  http.get(apiUrl('/alert/settings'), () => HttpResponse.json({ status: true, data: { ...settings } })),
  http.patch<never, Partial<AlertSettings>>(apiUrl('/alert/settings'), async ({ request }) => {
    const edit = await request.json()
    if (edit.version !== settings.version) {
      return HttpResponse.json({ status: false, message: 'Someone else changed the settings.' }, { status: 409 })
    }
    Object.assign(settings, edit, { version: settings.version + 1 })
    return HttpResponse.json({ status: true, data: { ...settings } })
  }),
]
