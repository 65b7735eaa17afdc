import { PASSWORD } from '../../../testing/testApp'
import type { Site, WriteFixture } from '../../../testing/staleness/site'
import { TestBrowser } from './browser'
import { storePasskey } from './storePasskey'

const owned = async ({ aerie, tenant }: Site) => ({
  ids: { passkeyId: await storePasskey(aerie, tenant.root, 'Old phone') },
})

const browserOf = async ({ aerie, tenant }: Site) => new TestBrowser(aerie, await aerie.cookieOf(tenant.viewer))

export const writes: Record<string, WriteFixture> = {
  startPasskey: () => ({ body: { password: PASSWORD } }),
  addPasskey: async (site) => {
    const browser = await browserOf(site)
    const { body } = await browser.create()
    return { send: () => browser.send('/passkey/add/finish', body) }
  },
  editPasskey: async (site) => ({ ...(await owned(site)), body: { name: 'New phone' } }),
  revokePasskey: async (site) => ({ ...(await owned(site)), body: { password: PASSWORD } }),
  startPasskeySignIn: () => ({ as: null }),
  startPasskeySecondFactor: async ({ aerie, tenant }) => {
    await storePasskey(aerie, tenant.viewer, 'Phone')
    return { as: null, body: { email: tenant.viewer.email, password: PASSWORD } }
  },
  finishPasskeySignIn: async (site) => {
    const { passkey } = await (await browserOf(site)).add()
    const browser = new TestBrowser(site.aerie)
    const body = await browser.answer(passkey)
    return { send: () => browser.send('/passkey/sign-in/finish', body) }
  },
}
