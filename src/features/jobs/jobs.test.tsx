import { screen, within } from '@testing-library/react'
import { aJob, aUser } from '../../testing/factories'
import { jobHandlers } from '../../testing/handlers/job'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const user = aUser({ userType: 'tenant-user' })

test('says on every page how much is under way, cancels it and tries failed jobs again', async () => {
  const jobs = [
    aJob({ title: 'Orthophoto March' }),
    aJob({ title: 'Plots', status: 'failed', message: 'The file ends in the middle' }),
  ]
  server.use(...jobHandlers(jobs))
  const { user: person } = renderApp({ route: '/dashboard/missions', user })
  await person.click(await screen.findByRole('button', { name: 'Jobs, 1 under way' }))
  const rows = await screen.findAllByRole('listitem')
  const row = (text: string) => within(rows.find(({ textContent }) => textContent?.includes(text)) ?? document.body)
  expect(row('Orthophoto').getByRole('progressbar', { name: 'Progress of Orthophoto March' })).toBeVisible()
  expect(row('Plots').getByText(/The file ends in the middle/)).toBeVisible()

  await person.click(screen.getByRole('button', { name: 'Try Plots again' }))
  await person.click(await screen.findByRole('button', { name: 'Cancel Orthophoto March' }))
  expect(await screen.findByText(/^cancelled/)).toBeVisible()
  expect(jobs.map(({ status }) => status)).toEqual(['cancelled', 'queued'])
})

test('says what will be there when there is nothing', async () => {
  const { user: person } = renderApp({ route: '/dashboard/missions', user })
  await person.click(await screen.findByRole('button', { name: 'Jobs' }))
  expect(await screen.findByText(/No jobs yet/)).toBeVisible()
})
