// Evidence from the alert to the check on another machine: collected, frozen, exported, verified, and held when its mission is
// deleted.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { verify } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { beachPhoto } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1280, height: 720 } }
const CASE = 'Hole in the fence'

flow(
  'evidence is collected, frozen, verified with sha256sum on another machine, and held when its mission is deleted',
  async (context) => {
    const root = await context.openAs('root', { ...SMALL, path: '/healthz' })
    const missionPath = await openNewMission(root, 'Fence watch', 'photos')
    const missionId = missionPath.split('/').at(-1) ?? ''
    await root.locator('.photos input[type=file]').setInputFiles(beachPhoto(18))
    await root.getByRole('option', { name: /DJI_0018/ }).waitFor()
    const alert = { missionId, title: CASE, kind: 'Intrusion', severity: 'high' }
    const { _id: alertId } = await createRecord(root, '/alert/create', alert)

    await collect(root, alertId)
    const href = await freeze(root)
    const folder = await download(root, href)
    try {
      await check(folder)
      await readOffline(root, folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
    await deleteMission(root)

    const viewer = await context.openAs('viewer', { ...SMALL, path: '/dashboard/evidence' })
    await viewer.getByRole('link', { name: CASE }).click()
    await viewer.getByText('You may not see this item').first().waitFor()
    await viewer.getByText('The archive has items that you may not see').waitFor()
    await assertAccessible(viewer, 'a case with items that are withheld')
  },
)

async function collect(root: Page, alertId: string): Promise<void> {
  await root.goto(`/dashboard/alerts?alert=${alertId}`)
  await root.getByRole('button', { name: 'Add to evidence case…' }).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).waitFor()
  await dialog.getByRole('button', { name: 'Create case and add' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await root.goto('/dashboard/evidence')
  await root.getByRole('link', { name: CASE }).click()
  await root.getByText('What is in a case is held').waitFor()
  await root.getByRole('button', { name: 'Add…' }).click()
  const choice = root.getByRole('dialog')
  const files = choice.getByRole('combobox', { name: 'Photos, recordings, documents and telemetry' })
  await files.click()
  await root.getByTitle(/DJI_0018.*· Photo$/).click()
  await files.press('Escape')
  await choice.getByRole('button', { name: 'Add 1 item' }).click()
  await choice.waitFor({ state: 'hidden' })
}

/** @returns the address of the archive */
async function freeze(root: Page): Promise<string> {
  await root.getByRole('button', { name: 'Freeze case…' }).click()
  await root.getByRole('button', { name: 'Freeze case', exact: true }).click()
  const link = root.getByRole('link', { name: 'Download archive' })
  await link.waitFor()
  await root.getByText('Signature of the manifest (Ed25519)').waitFor()
  await assertAccessible(root, 'the proof of a frozen case')
  await takePicture(root, 'evidence-case')
  return new URL((await link.getAttribute('href')) ?? '', sharedAddress()).href
}

/** Unpacks the archive, as on a machine that knows nothing of the installation. */
async function download(root: Page, href: string): Promise<string> {
  const reply = await root.request.get(href)
  assert.equal(reply.status(), 200)
  const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'))
  for (const [name, bytes] of Object.entries(unzipSync(await reply.body()))) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return folder
}

/** What `sha256sum -c` says of the folder, or `shasum` where only that exists. */
function sha256sum(folder: string): Promise<{ isWhole: boolean; output: string }> {
  const command = process.platform === 'darwin' ? 'shasum' : 'sha256sum'
  const options = process.platform === 'darwin' ? ['-a', '256', '-c'] : ['-c']
  return new Promise((resolve) => {
    execFile(command, [...options, 'MANIFEST.sha256'], { cwd: folder }, (error, stdout, stderr) => {
      resolve({ isWhole: error === null, output: stdout + stderr })
    })
  })
}

async function check(folder: string): Promise<void> {
  const whole = await sha256sum(folder)
  assert.ok(whole.isWhole, whole.output)
  const read = (name: string) => readFileSync(path.join(folder, name))
  assert.ok(
    verify(null, read('MANIFEST.sha256'), read('signing-key.pem').toString(), read('MANIFEST.sha256.sig')),
    'the signature of the manifest is wrong',
  )
  const photo = path.join(folder, 'files', 'DJI_0018.JPG')
  const bytes = readFileSync(photo)
  const last = bytes.length - 1
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last)
  writeFileSync(photo, bytes)
  const damaged = await sha256sum(folder)
  assert.ok(!damaged.isWhole)
  assert.match(damaged.output, /DJI_0018\.JPG: FAILED/)
}

async function readOffline(root: Page, folder: string): Promise<void> {
  const page = await root.context().newPage()
  await page.goto(`file://${path.join(folder, 'index.html')}`)
  await page.getByRole('heading', { name: CASE, level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Custody log' }).waitFor()
  await page.waitForFunction(() => Array.from(document.images).some(({ naturalWidth }) => naturalWidth > 0))
  await takePicture(page, 'evidence-offline')
  await page.close()
}

async function deleteMission(root: Page): Promise<void> {
  const casePage = root.url()
  await root.getByRole('link', { name: 'Fence watch' }).click()
  await root.getByRole('button', { name: 'More actions' }).first().click()
  await root.getByRole('menuitem', { name: /^Delete/ }).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete mission' }).click()
  await root.getByText(/It has 1 evidence case, so it stays in the trash/).waitFor()
  await root.goto(casePage)
  await root.getByText('The mission of this case is in the trash.').waitFor()
  await assertAccessible(root, 'a case of a deleted mission')
}
