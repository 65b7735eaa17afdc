import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { pseudoText } from '../language/pseudoText'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { navigationOf } from './support/navigation'
import { openOverlays } from './support/overlays'
import { createTenantRecords, PSEUDO_VISIT as VISIT, readItems } from './support/pseudoPages'
import { pathWithIds } from './support/routes'
import { PASSWORD } from './support/testServer'
import { watchTexts } from './support/untranslatedTexts'

/** Pages with menus, dialogs and drawers. */
const TENANT_PAGES = [
  '/dashboard/missions',
  '/dashboard/missions/:missionId',
  '/dashboard/missions/:missionId/overview',
  '/dashboard/locations',
  '/dashboard/locations/:locationId',
  '/dashboard/basemap',
  '/dashboard/basemap/:baseLayerId',
  '/dashboard/base-maps',
  '/dashboard/tenant/organisation',
  '/dashboard/tenant/user/list',
  '/dashboard/tenant/user-group/:userGroupId',
]
const PLATFORM_PAGES = [
  '/dashboard/admin/tenant/:tenantId',
  '/dashboard/admin/package/:packageId',
  '/dashboard/admin/permission/create',
  '/dashboard/base-maps',
]
/** Names of buttons that would end the session. */
const ENDS_SESSION = ['Log out', 'Yes', 'End all other sessions']

flow(
  'menus, dialogs and drawers of a tenant show only texts of the catalogues',
  async ({ open, openAs, emailOf, tenant }) => {
    await Promise.all([emailOf('staff'), emailOf('viewer')])
    const root = await openAs('root', { ...VISIT, path: '/healthz', ownSession: true })
    const ids = await createTenantRecords(root)
    const texts = watchTexts(root)
    await navigationOf(root).load('/dashboard')
    await root.keyboard.press('Control+k')
    await root.getByRole('combobox').waitFor()
    assert.deepEqual(await texts.find(), [], 'the palette')
    await root.keyboard.type('plots')
    await root.getByRole('option').first().waitFor()
    assert.deepEqual(await texts.find(), [], 'results in the palette')
    await checkOverlays(root, TENANT_PAGES, ids)

    const newcomer = await open(VISIT)
    const data = { email: await (await tenant()).addNewcomer(), password: PASSWORD }
    await newcomer.request.post('/apis/v1/auth/login', { data, headers: { origin: sharedAddress() } })
    const newcomerTexts = watchTexts(newcomer)
    await newcomer.goto('/dashboard')
    await newcomer.getByRole('dialog').waitFor()
    assert.deepEqual(await newcomerTexts.find(), [], 'the terms')
  },
)

flow(
  'menus, dialogs and drawers of a super-admin show only texts of the catalogues',
  async ({ tenant, openAsDemo }) => {
    const { name } = await tenant()
    const page = await openAsDemo('superAdmin', { ...VISIT, path: '/healthz', ownSession: true })
    const [own] = await readItems(page, `/admin/tenant/fetchall?search=${encodeURIComponent(name)}`)
    const [pack] = await readItems(page, '/admin/package/fetchall')
    await checkOverlays(page, PLATFORM_PAGES, { tenantId: own?._id ?? '', packageId: pack?._id ?? '' })
  },
)

/** Opens the overlays of each page. @throws AssertionError with all texts that do not come from a catalogue */
async function checkOverlays(page: Page, paths: string[], ids: Record<string, string>): Promise<void> {
  const texts = watchTexts(page)
  const navigation = navigationOf(page)
  const untranslated: Record<string, string[]> = {}
  const clicked = new Set(ENDS_SESSION.map(pseudoText))
  for (const path of paths.map((each) => pathWithIds(each, ids))) {
    await navigation.load(path)
    await openOverlays(page, navigation, path, clicked, async (name) => {
      const found = await texts.find()
      if (found.length > 0) untranslated[`${path}: ${name}`] = found
    })
  }
  assert.deepEqual(untranslated, {})
}
