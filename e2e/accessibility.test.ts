import { assertAccessible } from './support/axe'
import { flow, type Stage, type Visit } from './support/flow'

const SIZES: Record<string, Pick<Visit, 'viewport'>> = {
  'a desk': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 390, height: 844 } },
}

/** Each with a heading that is there when the screen is. */
const GUEST_SCREENS = {
  '/login': 'Aerie',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Set a new password',
  '/sign-up': 'Sign up',
}
const SCREENS = {
  '/dashboard': 'Dashboard',
  '/dashboard/missions': 'Missions',
  '/dashboard/missions?search=nothing+is+called+this': 'Missions',
  '/dashboard/missions/create': 'New mission',
  '/dashboard/data': 'Data',
  // The dark theme.
  '/dashboard/control-center': 'Control center',
}

for (const [place, size] of Object.entries(SIZES)) {
  flow(`axe finds nothing on the guests' screens at ${place}`, async ({ open }) => {
    const page = await open({ ...size, path: '/login' })
    for (const [path, heading] of Object.entries(GUEST_SCREENS)) {
      await page.goto(path)
      await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
      await assertAccessible(page, path)
    }
    await page.goto('/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Please input your Password!').waitFor()
    await assertAccessible(page, 'a login with mistakes')
  })

  flow(`axe finds nothing on the screens behind the login at ${place}`, async ({ openAs }) => {
    const page = await openAs('root', size)
    for (const [path, heading] of Object.entries(SCREENS)) {
      await page.goto(path)
      await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      await assertAccessible(page, path)
    }
  })

  flow(`axe finds nothing on a mission and what opens over it at ${place}`, (stage) => aroundAMission(stage, size))
}

async function aroundAMission({ openAs }: Stage, size: Visit): Promise<void> {
  const page = await openAs('root', { ...size, path: '/dashboard/missions?status=live' })
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasNotText: /mission|CSV/i })
    .first()
    .click()
  await page.getByText('Last change').waitFor()
  await assertAccessible(page, 'a mission')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this mission?' }).waitFor()
  await assertAccessible(page, 'deleting a mission')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor()
  await assertAccessible(page, 'the notifications')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('dialog').waitFor()
  await assertAccessible(page, 'the profile')
}
