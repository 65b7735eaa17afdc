const { circleIn } = jest.requireActual<{ circleIn: (graph: Map<string, string[]>) => string[] | undefined }>(
  './circles.mjs',
)
const { createRules } = jest.requireActual<{
  createRules: (foldersOf: (folder: string) => string[]) => {
    problems: string[]
    refusalOf: (from: string, to: string) => string | undefined
  }
}>('./importRules.mjs')

const { problems, refusalOf } = createRules(() => [])

test.each([
  ['src/shared/date.ts', 'src/api/mission.ts'],
  ['src/map/scene.ts', 'src/session/authSlice.ts'],
  ['src/features/missions/MissionPage.tsx', 'src/features/alerts/AlertList.tsx'],
  ['src/features/missions/MissionPage.tsx', 'src/api/generated/mission.gen.ts'],
  ['src/features/layers/state/order.ts', 'src/features/layers/panel/LayerRow.tsx'],
  ['src/features/layers/tools/Measure.tsx', 'src/features/layers/LayersPage.tsx'],
  ['src/session/Menu.tsx', 'src/session/testing/user.ts'],
  ['src/app/App.tsx', 'server/app.ts'],
  ['server/app.ts', 'src/config.ts'],
  ['server/platform/db/pool.ts', 'server/platform/http/reply.ts'],
  ['server/media/raster/render/tile.ts', 'server/records/layers/sql.ts'],
  ['server/groups/mission/service.ts', 'server/app.ts'],
  ['server/groups/mission/service.ts', 'server/groups/alert/sql.ts'],
  ['server/groups/mission/service.ts', 'server/groups/mission/testing/writes.ts'],
  ['src/features/missions/missions.test.tsx', 'src/features/alerts/AlertList.tsx'],
])('refuses that %s imports %s', (from, to) => {
  expect(refusalOf(from, to)).toEqual(expect.any(String))
})

test.each([
  ['src/features/missions/MissionPage.tsx', 'src/features/missions/messages.ts'],
  ['src/features/missions/MissionPage.tsx', 'src/api/mission.ts'],
  ['src/api/mission.ts', 'src/api/generated/mission.gen.ts'],
  ['src/features/layers/panel/LayerRow.tsx', 'src/features/layers/state/order.ts'],
  ['src/features/layers/LayersPage.tsx', 'src/features/layers/workspace/Workspace.tsx'],
  ['src/features/layers/layers.test.tsx', 'src/testing/server.ts'],
  ['src/testing/environment.cjs', 'scripts/jest/limit.cjs'],
  ['server/app.ts', 'server/groups/groups.gen.ts'],
  ['server/groups/mission/service.ts', 'server/groups/alert/public.ts'],
  ['server/groups/mission/service.ts', 'server/records/layers/sql.ts'],
  ['server/groups/mission/mission.test.ts', 'server/testing/aerie.ts'],
  ['scripts/bench/tiles.ts', 'server/testing/aerie.ts'],
])('permits that %s imports %s', (from, to) => {
  expect(refusalOf(from, to)).toBeUndefined()
})

test('names a folder without a place', () => {
  expect(problems).toEqual([])
  const withNew = createRules((folder) => (['src', 'server/media'].includes(folder) ? ['new'] : []))
  expect(withNew.problems).toEqual([
    'Give src/new a place in scripts/lint/importRules.mjs.',
    'Give server/media/new a place in scripts/lint/importRules.mjs.',
  ])
})

test('finds a circle behind a longer path', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', ['e']],
    ['e', ['c']],
  ])
  expect(circleIn(graph)?.at(-1)).toBe(circleIn(graph)?.[0])
  expect(circleIn(graph)).toHaveLength(4)
  expect(circleIn(new Map([...graph, ['e', []]]))).toBeUndefined()
})
