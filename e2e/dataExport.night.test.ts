// A tenant root takes all data along as an archive that opens without the server; a super-admin erases the tenant and keeps a
// certificate.
import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'
import { PASSWORD } from './support/testServer'

flow(
  'a tenant root exports all data and reads it offline, and a super-admin erases the tenant',
  async ({ ...context }) => {
    const { openAs, openAsDemo, tenant } = context
    const { name } = await tenant()
    const root = await openAs('root', { path: '/healthz' })
    await openNewMission(root, 'Night patrol', 'photos')
    await root.goto('/dashboard/tenant/organisation')
    await root.getByText('No exports').waitFor()
    await assertAccessible(root, 'an organisation without exports')
    await root.getByRole('button', { name: 'Export all data' }).click()
    const link = root.getByRole('link', { name: /^Download the export/ })
    await link.waitFor()
    await assertAccessible(root, 'an organisation with an export')
    await takePicture(root, 'data-export')
    await readOffline(root, await filesOf(root, link))

    const admin = await openAsDemo('superAdmin', { path: '/dashboard/admin/tenant/list' })
    await admin.getByLabel('Search tenants by name').fill(name)
    await admin.waitForURL(/search=/)
    await admin.getByRole('link', { name }).click()
    await admin.getByRole('link', { name: /^Download the export/ }).waitFor()
    await admin.getByRole('button', { name: 'Erase permanently' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel(`Type ${name} to confirm`).fill(name)
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await assertAccessible(admin, 'the question before an erasure')
    await takePicture(admin, 'erase-tenant')
    await dialog.getByRole('button', { name: 'Erase tenant' }).click()
    await admin.waitForURL(/\/dashboard\/admin\/erasures/)
    const certificate = admin.getByRole('link', { name: `Certificate of ${name}` })
    await certificate.waitFor()
    await assertAccessible(admin, 'the certificates of erasures')
    await takePicture(admin, 'erased-tenants')
    const files = await filesOf(admin, certificate)
    const signed = files['certificate.json'] ?? Buffer.alloc(0)
    const key = Buffer.from(files['signing-key.pem'] ?? []).toString()
    assert.ok(verify(null, signed, key, files['certificate.json.sig'] ?? Buffer.alloc(0)), 'the signature is wrong')
    await root.goto('/dashboard/missions')
    await root.waitForURL(/\/login/)
  },
)

async function filesOf(page: Page, link: Locator): Promise<Record<string, Uint8Array>> {
  const href = new URL((await link.getAttribute('href')) ?? '', sharedAddress()).href
  const reply = await page.request.get(href)
  assert.equal(reply.status(), 200)
  return unzipSync(await reply.body())
}

/** Opens the unpacked archive as on a machine without the server. */
async function readOffline(root: Page, files: Record<string, Uint8Array>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-offline-'))
  try {
    for (const [name, bytes] of Object.entries(files)) {
      const target = path.join(folder, name)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, bytes)
    }
    const page = await root.context().newPage()
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href)
    await takePicture(page, 'data-export-offline')
    await page.getByRole('link', { name: 'mission', exact: true }).click()
    await page.getByRole('cell', { name: 'Night patrol', exact: true }).waitFor()
    await assertAccessible(page, 'a table of an archive')
    await page.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
