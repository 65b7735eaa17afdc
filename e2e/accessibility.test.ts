import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createLayer, createRecord, updateRecord } from './support/apiCalls'
import { sharedDataDir } from './support/environment'
import { flow, type FlowContext, type Visit } from './support/flow'
import { beachPhoto, clickMapUntil, chooseLayerAction, dropFiles, fixture, layerIn, plots } from './support/layers'
import { codeIn, waitForMail } from './support/mails'
import { navigationOf } from './support/navigation'

type Size = Pick<Visit, 'viewport'>

const DESKTOP: Record<string, Size> = { 'a desktop': { viewport: { width: 1440, height: 900 } } }
const PHONE: Record<string, Size> = { 'a phone': { viewport: { width: 390, height: 844 } } }
/** The flows of the screens check every page on a phone. At night, dialogs and panels are checked on one as well. */
const SIZES = process.env['TEST_NIGHT'] === undefined ? DESKTOP : { ...DESKTOP, ...PHONE }

for (const [device, size] of Object.entries(SIZES)) {
  flow(`a login with invalid fields is accessible on ${device}`, async ({ open }) => {
    const page = await open({ ...size, path: '/login' })
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Please input your Password!').waitFor()
    await assertAccessible(page, 'a login with invalid fields')
  })

  flow(`the pages of a user, tenant and package are accessible on ${device}`, (context) =>
    checkDetailPages(context, size),
  )

  flow(`the steps of a sign-up are accessible on ${device}`, (context) =>
    checkSignUp(context, size, `${device.replace(' ', '-')}@axe.test`),
  )

  flow(`maps outside of missions are accessible on ${device}`, (context) => checkMaps(context, size))

  flow(`a mission with its panels and dialogs is accessible on ${device}`, (context) => checkMission(context, size))
}

async function checkDetailPages({ openAs, openAsDemo, tenant, emailOf }: FlowContext, size: Visit): Promise<void> {
  await emailOf('staff')
  const root = await openAs('root', { ...size, path: '/dashboard/tenant/user/list' })
  const navigation = navigationOf(root)
  await checkImport(root)
  await root.getByRole('main').getByRole('link', { name: 'Sam Staff' }).first().click()
  await root.getByLabel('Permission to check for Sam Staff').waitFor()
  await navigation.settle()
  await assertAccessible(root, 'a user')
  await root.getByLabel('Permission to check for Sam Staff').click()
  await root.getByTitle(/: Open the dashboard$/).waitFor()
  await assertAccessible(root, 'the permissions to check')

  const group = await createRecord(root, '/tenant/usergroup/tenant-usergroup-create', {
    name: 'Reviewers',
    permissions: ['mission_list'],
  })
  await root.goto(`/dashboard/tenant/user-group/${group._id}`)
  await root.getByRole('button', { name: 'Save changes' }).waitFor()
  await assertAccessible(root, 'a user group')

  const { name } = await tenant()
  const admin = await openAsDemo('superAdmin', {
    ...size,
    path: `/dashboard/admin/tenant/list?search=${encodeURIComponent(name)}`,
  })
  await admin.getByRole('main').getByRole('link', { name, exact: true }).click()
  await admin.getByRole('button', { name: 'Edit' }).click()
  await admin.getByRole('dialog').waitFor()
  await assertAccessible(admin, 'the form of a tenant')
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await admin.getByRole('dialog').waitFor({ state: 'hidden' })
  await assertAccessible(admin, 'a tenant')
  await admin.goto('/dashboard/admin/package/list?search=Team')
  await admin.getByRole('main').getByRole('link', { name: 'Team', exact: true }).click()
  await admin.getByRole('button', { name: 'Save changes' }).waitFor()
  await assertAccessible(admin, 'a package')
}

async function checkImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import users' })
  const rows = Array.from({ length: 12 }, (_, at) => `Person ${at},no-address-${at},,A group that does not exist`)
  const csv = ['name,email,userType,groups', 'New,new@axe-import.test,,', ...rows].join('\n')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('button', { name: 'Add 1 user' }).waitFor()
  await assertAccessible(page, 'the preview of an import')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
}

async function checkSignUp({ open }: FlowContext, size: Visit, email: string): Promise<void> {
  const page = await open({ ...size, path: '/sign-up' })
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByText('1 problem to fix')
    .or(page.getByText(/problems to fix/))
    .waitFor()
  await assertAccessible(page, 'the details of a sign-up with invalid fields')
  await page.getByLabel('Organisation name').fill('Axe Works')
  await page.getByLabel('Your name').fill('Robin Root')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three gulls on a crane')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the e-mail').waitFor()
  await assertAccessible(page, 'the code step of a sign-up')
  await page.getByLabel('Code from the e-mail').fill(codeIn(await waitForMail(sharedDataDir(), email)))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Choose another package' }).click()
  await page.getByRole('button', { name: 'Choose Team' }).waitFor()
  await assertAccessible(page, 'the payment step of a sign-up')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('dialog').getByLabel('Card number').waitFor()
  await assertAccessible(page, 'the sandbox checkout')
}

const SQUARE = [
  [4, 52],
  [4.02, 52],
  [4.02, 52.01],
  [4, 52.01],
]

async function checkMaps({ openAs, open }: FlowContext, size: Visit): Promise<void> {
  const root = await openAs('root', { ...size, path: '/healthz' })
  const at = { name: 'Quay', location: { lat: 52.005, long: 4.01 } }
  const { _id: locationId } = await createRecord(root, '/location/create', at)
  const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Survey of plots', locationId })
  const plot = { type: 'Polygon', coordinates: [[...SQUARE, SQUARE[0]]] }
  const layerId = await createLayer(root, { missionId, name: 'Plots' }, [plot])
  const baseLayer = { name: 'Map of plots', layerIds: [layerId] }
  const { _id: baseLayerId } = await createRecord(root, '/baselayer/create-by-layers', baseLayer)
  await updateRecord(root, `/baselayer/publishBaseLayer/${baseLayerId}`, { published: true, version: 1 })

  await root.goto(`/dashboard/locations/${locationId}`)
  await root.getByRole('slider', { name: 'Mission shown on the map' }).waitFor()
  await root.getByRole('button', { name: 'Zoom in' }).waitFor()
  await assertAccessible(root, 'a location')
  await root.goto(`/dashboard/basemap/${baseLayerId}`)
  await root.getByRole('button', { name: 'Zoom in' }).waitFor()
  await assertAccessible(root, 'a base layer')
  const tenantId = await tenantOf(root)
  await root.goto(`/map/${tenantId}/${missionId}`)
  await root.getByRole('button', { name: 'Zoom in' }).waitFor()
  await assertAccessible(root, 'the full-window map of a mission')

  const guest = await open({ ...size, path: `/map/${baseLayerId}` })
  await guest.getByRole('button', { name: 'Zoom in' }).waitFor()
  const legend = guest.getByText(/^Layers/)
  if (!(await guest.getByRole('checkbox', { name: 'Plots' }).isVisible())) await legend.click()
  await clickMapUntil(guest, 0.5, 0.6, guest.getByRole('heading', { name: 'Feature 1' }))
  await assertAccessible(guest, 'a public map')
}

/** Tools of a mission's map with a text that appears with each. */
const TOOLS: Record<string, string | RegExp> = {
  'Draw point': /^Click to place a point/,
  'Draw area': /^Click to add vertices/,
  'Measure area': 'Click on the map to start measuring',
  'Read raster values': 'Click a raster to read its values',
  'Elevation profile': 'Elevation from',
  'Measure volume': 'Plane through the boundary',
}

async function checkTools(page: Page): Promise<void> {
  // Else it can rest on a control of the map, which shows its tooltip.
  await page.mouse.move(0, 0)
  for (const [tool, hint] of Object.entries(TOOLS)) {
    await page.getByRole('button', { name: tool }).press('Enter')
    await page.getByText(hint).first().waitFor()
    await assertAccessible(page, `a mission's map: ${tool}`)
  }
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
}

async function tenantOf(page: Page): Promise<string> {
  const reply = await page.request.get('/apis/v1/auth/userdetails')
  return ((await reply.json()) as { data: { tenantId: { _id: string } } }).data.tenantId._id
}

async function checkFiles(page: Page, missionId: string): Promise<void> {
  await page.goto(`/dashboard/missions/${missionId}/documents`)
  await page.getByText('No documents yet').waitFor()
  await dropFiles(
    page,
    [{ name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Meet at the gate.') }],
    'main',
  )
  await page.getByRole('link', { name: 'Notes.txt' }).waitFor()
  await assertAccessible(page, 'the documents of a mission')
  await page.goto(`/dashboard/missions/${missionId}/photos`)
  await page.getByText('No photos yet').waitFor()
  await dropFiles(page, [beachPhoto(18)], '.photos')
  await page.getByRole('option', { name: /^DJI_0018/ }).waitFor()
  await assertAccessible(page, 'the photos of a mission')
}

async function checkMission({ openAs }: FlowContext, size: Visit): Promise<void> {
  const page = await openAs('root', { ...size, path: '/healthz' })
  const { _id: missionId } = await createRecord(page, '/mission/create', { name: 'Accessible mission' })
  await page.goto(`/dashboard/missions/${missionId}`)
  await page.locator('.scene-map canvas').waitFor()
  await assertAccessible(page, "a mission's map")
  const layersButton = page.getByRole('button', { name: /^Show layers/ })
  if (await layersButton.isVisible()) await layersButton.click()
  await page.getByText('No layers yet').waitFor()
  await dropFiles(page, [plots(), fixture('cone_dsm.tif')])
  await page.getByRole('checkbox', { name: 'Show cone_dsm' }).waitFor()
  await page.getByRole('checkbox', { name: 'Show plots' }).waitFor()
  await layerIn(page, 'plots').click()
  await page.getByRole('slider', { name: 'Opacity of plots' }).waitFor()
  await assertAccessible(page, 'the styling of a layer')
  await chooseLayerAction(page, 'plots', 'Attribute table')
  await page.getByText('1 row', { exact: true }).waitFor()
  await assertAccessible(page, 'an attribute table')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  if (await layersButton.isHidden()) await page.getByRole('button', { name: 'Hide layers (L)' }).click()
  await checkTools(page)
  await checkFiles(page, missionId)
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByText('Last updated').waitFor()
  await assertAccessible(page, 'a mission')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: /^Delete .*\?$/ }).waitFor()
  await assertAccessible(page, 'the dialog to delete a mission')
  await page.keyboard.press('Escape')

  // Only the actions of others are unread.
  await createRecord(await openAs('staff', { path: '/healthz' }), '/mission/create', { name: 'Mission of a colleague' })
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor()
  await assertAccessible(page, 'the notifications')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('dialog').waitFor()
  await assertAccessible(page, 'the profile')
}
