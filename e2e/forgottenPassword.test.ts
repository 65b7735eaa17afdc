import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { PASSWORD, startAerie } from './support/aerie'
import { emailOf, flow } from './support/flow'

const EMAIL = emailOf('staff')
const NEW_PASSWORD = 'a kite above the harbour'

// An Aerie of its own: the password of a shared account would change under the other flows.
flow('a forgotten password is replaced with a mailed code, once', async ({ open, openAs }) => {
  const aerie = await startAerie('forgetting')
  try {
    const { address, dataDir } = aerie
    const elsewhere = await openAs('staff', { address, path: '/dashboard/missions' })
    await elsewhere.getByRole('table').waitFor()

    const page = await open({ address, path: '/login' })
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByRole('button', { name: 'Send the code' }).click()
    const code = await mailedCode(dataDir)

    await setPassword(page, otherThan(code))
    await page.getByText('This code is wrong or no longer valid. Ask for a new one.').first().waitFor()
    await setPassword(page, code)
    await page.waitForURL('**/login')

    await logIn(page, PASSWORD)
    await page.getByText('Wrong e-mail or password.').waitFor()
    await logIn(page, NEW_PASSWORD)
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    // Whoever knew the old password is out.
    await elsewhere.waitForURL('**/login')

    const again = await open({ address, path: '/reset-password' })
    await again.getByLabel('E-mail').fill(EMAIL)
    await setPassword(again, code)
    await again.getByText('This code is wrong or no longer valid. Ask for a new one.').first().waitFor()
  } finally {
    await aerie.stop()
  }
})

async function setPassword(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the mail').fill(code)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The code in the outbox; mail goes out after the page has its answer. */
async function mailedCode(dataDir: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox')
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    if (mails[0]) {
      const mail = await readFile(path.join(outbox, mails[0]), 'utf8')
      assert.match(mail, new RegExp(`^To: .*${EMAIL}`, 'm'))
      const code = /^Subject: (\d{6}) /m.exec(mail)?.[1]
      assert.ok(code, 'the mail carries no code')
      return code
    }
    await sleep(100)
  }
  throw new Error('No mail came')
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
