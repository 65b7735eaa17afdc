import { flow } from './support/flow'
import {
  chooseLayerAction,
  clickMap,
  clickMapUntil,
  dropFiles,
  layerIn,
  plots,
  waitForStillMap,
} from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 800 }, path: '/healthz' }

flow('changes of layers and features are undone and redone, and a deleted layer is restored', async ({ openAs }) => {
  const surveyor = await openAs('staff', SMALL)
  await openNewMission(surveyor, 'Undo')
  await surveyor.getByText('No layers yet').waitFor()
  await surveyor.getByRole('button', { name: 'Draw point' }).click()
  await surveyor.getByText('Press Enter to add a vertex').waitFor({ state: 'attached' })
  // Once: a second click would add another point while the first is being stored.
  await clickMap(surveyor, 0.5, 0.6)
  await surveyor.getByText('Added to Drawing').waitFor()
  await surveyor.getByRole('button', { name: 'Select', exact: true }).click()

  await chooseLayerAction(surveyor, 'Drawing', 'Rename')
  await surveyor.getByRole('textbox', { name: 'New name for Drawing' }).fill('Notes')
  await surveyor.keyboard.press('Enter')
  await layerIn(surveyor, 'Notes').waitFor()
  // In the open field, the keys undo typing instead.
  await surveyor.getByRole('textbox', { name: /^New name for/ }).waitFor({ state: 'hidden' })

  await surveyor.keyboard.press('Control+z')
  await layerIn(surveyor, 'Drawing').waitFor()
  await surveyor.keyboard.press('Control+z')
  await surveyor.getByText('Feature not found. It may have been deleted.').waitFor()
  await surveyor.keyboard.press('Control+Shift+z')
  await surveyor.getByText('Feature not found. It may have been deleted.').waitFor({ state: 'hidden' })
  await surveyor.keyboard.press('Control+y')
  await layerIn(surveyor, 'Notes').waitFor()

  await chooseLayerAction(surveyor, 'Notes', 'Delete')
  await layerIn(surveyor, 'Notes').waitFor({ state: 'hidden' })
  await surveyor.getByRole('button', { name: 'Deleted layers' }).click()
  const trash = surveyor.getByRole('dialog', { name: 'Deleted layers' })
  await trash.getByText(/by /).waitFor()
  await trash.getByRole('button', { name: 'Restore Notes' }).click()
  await trash.getByRole('button', { name: 'Close' }).click()
  await layerIn(surveyor, 'Notes').waitFor()
})

flow('on a phone a selected feature shows a card, and nothing covers it', async ({ openAs }) => {
  const pilot = await openAs('staff', { viewport: { width: 390, height: 844 }, path: '/dashboard/missions/create' })
  await pilot.getByRole('textbox', { name: 'Name' }).fill('In the field')
  await pilot.getByRole('button', { name: 'Create mission' }).click()
  await pilot.getByRole('button', { name: 'Draw area' }).waitFor()
  await dropFiles(pilot, [plots()])
  await waitForStillMap(pilot)
  const card = pilot.getByRole('region', { name: 'Selected feature' })
  await clickMapUntil(pilot, 0.5, 0.5, card)
  await card.getByRole('button', { name: 'Details' }).click()
  await pilot.getByRole('complementary', { name: 'Inspector' }).waitFor()
  await card.waitFor({ state: 'hidden' })
})
