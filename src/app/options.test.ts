/** A select whose options a call lists says that they load or could not be loaded, before it says that there are none. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files with a call and a select that need no word about it, by the reason. */
const OTHERS: Record<string, string> = {
  'features/account/OwnPermissionCheck.tsx': 'the options are known to the browser',
  'features/assets/maintenance/NewRecord.tsx': 'the options are known to the browser',
  'features/assets/settings/Classes.tsx': 'the options are known to the browser',
  'features/footage/FootagePanel.tsx': 'the options are known to the browser',
  'features/photos/thermal/ThermalView.tsx': 'the options are known to the browser',
  'features/shares/ShareListPage.tsx': 'the options are known to the browser',
  'features/live/pilot/PilotMessageDialog.tsx': 'the options are given to it',
  'evidence/AddToCase.tsx': 'shown once the call has answered',
  'features/live/keys/NewStreamKey.tsx': 'shown once the calls have answered',
  'features/photos/PhotosSegment.tsx': 'shown once the call has answered',
  'features/analyses/run/OtherLayer.tsx':
    'shows a failure in place of the select, and is disabled until the call has answered',
  'features/layers/parts/CoordinateSystemChoice.tsx': 'has texts of its own for loading, failure and no match',
}

const ROOT = path.join(__dirname, '..')
const SELECT = /<(?:Select|AutoComplete|TreeSelect|Cascader)\b/
const CALL = /\buse(?:Lazy)?(?:Get|List|Search|Find)\w*Query\(/
const STATED = /<(?:NoOptions|OptionsState|FoundSelect)\b/

const screens = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
  .filter(({ text }) => SELECT.test(text) && CALL.test(text))

test('each select with options of a call states that they load or could not be loaded', () => {
  const silent = screens.filter(({ text }) => !STATED.test(text)).map(({ file }) => file)
  expect(silent.sort()).toEqual(Object.keys(OTHERS).sort())
})

test('the list of others has no file that is gone or that states it', () => {
  const known = new Set(screens.map(({ file }) => file))
  expect(Object.keys(OTHERS).filter((file) => !known.has(file))).toEqual([])
})
