// What other programs do with an API token: none of the requests has a session.
import assert from 'node:assert/strict'
import type { FeatureCollection } from 'geojson'
import type { Page } from 'playwright-core'
import { Upload } from 'tus-js-client'
import { ApiProblem, bodyOf, createClient } from '@aerie/client'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { flow } from './support/flow'
import { hasTime } from './support/flowLimit'
import { beachPhoto } from './support/layers'

interface Linked {
  links: { rel: string; href: string }[]
}

const PAUSE_MS = 500

flow('programs read and write with a token: OGC API, STAC, WMTS and tus', async ({ openAs }) => {
  const person = await openAs('staff', { path: '/dashboard/missions' })
  const { _id: missionId } = await createRecord(person, '/mission/create', { name: 'Harbour survey' })
  await openTokens(person)
  const addresses = person.locator('dd code')
  await addresses.first().waitFor()
  const [ogc = '', wmts = '', stac = ''] = await addresses.allInnerTexts()
  await person.getByRole('button', { name: 'Create token' }).click()
  const form = person.getByRole('dialog').last()
  await form.getByLabel('Name').fill('QGIS in the office')
  for (const area of ['Missions and locations', 'Layers and base layers', 'Photos, documents, recordings']) {
    await form.getByRole('combobox', { name: area }).click()
    await person.locator('.ant-select-dropdown:visible').getByText('Read and write', { exact: true }).click()
  }
  await form.getByRole('button', { name: 'Create token' }).click()
  const token = await person.getByRole('textbox', { name: 'Token' }).inputValue()
  await assertAccessible(person, 'the API tokens with the addresses for programs')

  const authorization = `Basic ${Buffer.from(`qgis:${token}`).toString('base64')}`
  const read = async <T>(address: string): Promise<T> => {
    const reply = await fetch(address.trim(), { headers: { authorization } })
    assert.equal(reply.status, 200, address)
    return (await reply.json()) as T
  }
  const api = stac.trim().replace(/\/stac$/, '')

  const client = createClient({ address: api, token })
  const created = await bodyOf(client.POST('/mission/create', { body: { name: 'Survey by a program' } }))
  const known = { params: { path: { missionId: created.data._id } } }
  assert.equal((await bodyOf(client.GET('/mission/get/{missionId}', known))).data.name, 'Survey by a program')
  const stale = client.PATCH('/mission/edit/{missionId}', { ...known, body: { version: 0, name: 'Renamed' } })
  await assert.rejects(stale, (error) => error instanceof ApiProblem && error.status < 500)

  const missions = await read<FeatureCollection>(`${ogc.trim()}/collections/missions/items`)
  assert.ok(missions.features.some(({ id }) => id === missionId))

  const uploadId = await upload(`${api}/upload/tus`, authorization)
  await bodyOf(client.POST('/upload/add-to-mission', { body: { missionId, uploadId } }))

  const items = await until(async () => {
    const found = await read<FeatureCollection>(`${stac.trim()}/collections/${missionId}/items`)
    return found.features.length > 0 ? found.features : undefined
  })
  assert.deepEqual(items[0]?.geometry.type, 'Point')
  const photos = await read<FeatureCollection & Linked>(
    `${ogc.trim()}/collections/photos/items?bbox=-92.1,46.8,-91.9,46.9`,
  )
  assert.deepEqual(
    photos.features.map(({ id }) => id),
    items.map(({ id }) => id),
  )
  const capabilities = await fetch(wmts.trim(), { headers: { authorization } })
  assert.match(await capabilities.text(), /<Capabilities/)

  await person.getByRole('button', { name: "I've copied the token" }).click()
  await tryOperation(person)
  // The profile still shows the tokens.
  await openProfile(person)
  await person.getByRole('button', { name: 'Revoke QGIS in the office' }).click()
  await person.getByRole('button', { name: 'Revoke', exact: true }).click()
  await person.getByText('No API tokens yet').waitFor()
  const refused = await fetch(ogc.trim(), { headers: { authorization } })
  assert.equal(refused.status, 401)
  assert.match(await refused.text(), /revoked/)
  await assert.rejects(client.GET('/mission/get/{missionId}', known), /revoked/)
})

async function openProfile(person: Page): Promise<void> {
  await person.getByRole('button', { name: /^User menu/ }).click()
  await person.getByRole('menuitem', { name: /Profile/ }).click()
}

async function openTokens(person: Page): Promise<void> {
  await openProfile(person)
  await person.getByRole('button', { name: /API tokens/ }).click()
}

/** Goes from the tokens to the explorer, finds an operation there and sends it with the session. */
async function tryOperation(person: Page): Promise<void> {
  await person.getByRole('link', { name: 'Explore and try the API' }).click()
  await person.waitForURL('**/dashboard/api')
  await person.getByRole('searchbox', { name: 'Search operations' }).fill('mission summary')
  await person.getByRole('link', { name: /Count the missions in each status/ }).click()
  await person.getByRole('button', { name: 'Send request' }).click()
  await person.getByText('Status 200').waitFor()
  await person
    .getByRole('group', { name: 'Response' })
    .getByText(/"draft": \d/)
    .waitFor()
  await assertAccessible(person, 'an operation in the API explorer, with its response')
}

/** Uploads a photo as programs do, with the client of the tus project. @returns the ID of the upload */
function upload(endpoint: string, authorization: string): Promise<string> {
  const { name, buffer } = beachPhoto(18)
  return new Promise((resolve, reject) => {
    const transfer = new Upload(buffer, {
      endpoint,
      headers: { authorization },
      metadata: { filename: name },
      onSuccess: () => resolve(transfer.url?.split('/').at(-1) ?? ''),
      onError: reject,
    })
    transfer.start()
  })
}

/** @throws when nothing is found until the flow ends */
async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    assert.ok(hasTime(), 'the photo was imported')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
