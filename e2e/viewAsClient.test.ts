import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

flow('a tenant root views the tenant as a client, who sees one mission, and ends the view', async ({ openAs }) => {
  const root = await openAs('root', { viewport: WIDE, path: '/healthz', ownSession: true })
  const { _id: missionId } = await createRecord(root, '/mission/create', { name: 'Quay walls' })
  const { _id: hiddenId } = await createRecord(root, '/mission/create', { name: 'Secret site' })
  const { _id: clientId } = await createRecord(root, '/client/create', { name: 'Harbour Authority' })
  await createRecord(root, '/client/insert-client-for-mission', { clientId, missionIds: [missionId] })
  const clientPage = `/dashboard/tenant/client/missions?client=${clientId}`
  await root.goto(clientPage)
  const tab = await root.context().newPage()
  await tab.goto('/dashboard/missions')
  await tab.getByRole('link', { name: 'Secret site' }).waitFor()

  await root.getByText('Quay walls').waitFor()
  await assertAccessible(root, "the page of a client with the button of the root's view")
  await root.getByRole('button', { name: 'View as this client' }).click()
  await root.waitForURL('**/dashboard/client/missions')
  const banner = root.getByText(/^You see what Harbour Authority sees. Read-only until/)
  await banner.waitFor()
  await root.getByRole('link', { name: 'Quay walls' }).waitFor()
  assert.equal(await root.getByText('Secret site').count(), 0)
  assert.equal(await root.getByRole('menuitem').count(), 1)
  await assertAccessible(root, 'the missions in a view as a client')
  await tab.waitForURL('**/dashboard/client/missions')
  await tab.getByText(/^You see what Harbour Authority sees/).waitFor()
  assert.equal(await tab.getByText('Secret site').count(), 0)

  const hidden = await root.request.get(`/apis/v1/mission/get/${hiddenId}`)
  assert.equal(hidden.status(), 404)
  await root.goto('/dashboard/tenant/user/list')
  await root.getByRole('heading', { name: "You don't have access to this page" }).waitFor()
  await banner.waitFor()

  await root.setViewportSize(PHONE)
  await root.goto(`/dashboard/client/missions/${missionId}`)
  await root.getByRole('heading', { name: 'Quay walls' }).waitFor()
  await banner.waitFor()
  await assertAccessible(root, 'a mission in a view as a client on a phone')
  const [bar, header] = await Promise.all([
    root.getByRole('region', { name: 'View as a client' }).boundingBox(),
    root.getByRole('banner').boundingBox(),
  ])
  assert.ok(bar && header && bar.y === 0 && header.y >= bar.height, 'the bar covers the header')
  assert.equal(await root.evaluate(() => document.documentElement.scrollWidth), PHONE.width)

  // Both pages say so for a few seconds only.
  const hasEnded = 'The view as Harbour Authority has ended'
  await Promise.all([
    root.getByText(hasEnded).waitFor(),
    tab.getByText(hasEnded).waitFor(),
    root.getByRole('button', { name: 'End view' }).click(),
  ])
  await root.waitForURL(`**${clientPage}`)
  await root.getByRole('button', { name: 'View as this client' }).waitFor()
  await assertAccessible(root, 'the page of a client after the view on a phone')
  await root.goto('/dashboard/audit?action=client.view-end')
  await root.getByRole('main').getByText('Ended a view as a client').first().waitFor()
  await root.goto('/dashboard/missions')
  await root.getByRole('link', { name: 'Secret site' }).waitFor()
})
