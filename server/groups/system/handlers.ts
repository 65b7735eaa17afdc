import { version } from '../../../package.json'
import type { Handlers } from '../../platform/http/contract'
import { inLanguage } from '../../records/installation/doctor/finding'
import type { Services } from '../services'

export const systemHandlers = ({ examination }: Services): Handlers<'getSystemState'> => ({
  async getSystemState({ request }) {
    const { at, findings } = await examination()
    const texts = findings.map((finding) => inLanguage(request.language, finding))
    return { data: { checkedAt: at.toISOString(), version, findings: texts } }
  },
})
