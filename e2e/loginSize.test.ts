import assert from 'node:assert/strict'
import { flow } from './support/flow'
import { navigationOf } from './support/navigation'
import { LOGIN_BUDGET, totalOf, watchScripts } from './support/scriptSizes'

flow('the login page loads no more JavaScript than its budget, and no failed request', async ({ open }) => {
  const page = await open({ path: '/healthz' })
  const failed: string[] = []
  page.on('response', (reply) => {
    if (reply.status() >= 400) failed.push(`${reply.status()} ${reply.url()}`)
  })
  const scripts = watchScripts(page)
  await navigationOf(page).load('/login')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  const sizes = await scripts()
  assert.ok(totalOf(sizes) <= LOGIN_BUDGET, `${totalOf(sizes)} bytes: ${JSON.stringify([...sizes])}`)
  assert.deepEqual(failed, [])
})
