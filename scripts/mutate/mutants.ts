// Bugs that tests must catch, as replacements in the source. Add every bug that was found in a release or a review.
export interface Mutant {
  /** The effect for a user or an operator. */
  bug: string
  file: string
  /** Occurs exactly once in the file. */
  search: string
  replace: string
  /** Test files that should fail. */
  tests: string[]
  /** Only tests whose names match this pattern. */
  only?: string
}

const STALENESS = 'server/testing/staleness/writes.test.ts'
const SLICES = 'src/api/staleness.test.ts'

export const MUTANTS: Mutant[] = [
  {
    bug: 'missions of another tenant can be listed',
    file: 'server/groups/mission/handlers.ts',
    search: "      if (params.tenantId !== tenantId) throw notFound(missionText('tenantNotFound'))\n",
    replace: '',
    tests: ['server/groups/mission/mission.test.ts'],
  },
  {
    bug: 'editing a mission ignores the version',
    file: 'server/groups/mission/sql.ts',
    search: "    .where('version', '=', version)\n    .returning('id')\n",
    replace: "    .returning('id')\n",
    tests: ['server/groups/mission/mission.test.ts'],
  },
  {
    bug: 'deleting a mission is not announced',
    file: 'server/groups/mission/service.ts',
    search: "    await recordEvent(tenantId, tx, 'MISSION_DELETED', { id: missionId, name })\n",
    replace: '',
    tests: [STALENESS],
    only: '^deleteMission ',
  },
  {
    bug: 'restoring a mission is not announced',
    file: 'server/groups/mission/service.ts',
    search:
      "    await recordChanged(tenantId, tx, 'Mission', missionId)\n    await recordChanged(tenantId, tx, 'Flight')\n    const mission = await",
    replace: "    await recordChanged(tenantId, tx, 'Flight')\n    const mission = await",
    tests: [STALENESS],
    only: '^restoreMission ',
  },
  {
    bug: 'editing a mission is not announced',
    file: 'server/groups/mission/service.ts',
    search: "    await recordChanged(tenantId, tx, 'Mission', missionId)\n    // Flights contain",
    replace: '    // Flights contain',
    tests: [STALENESS],
    only: '^editMission ',
  },
  {
    bug: 'vector tiles are shifted by one column',
    file: 'server/media/vector/encodeTile.ts',
    search: '.getTile(z, x, y)',
    replace: '.getTile(z, x + 1, y)',
    tests: ['server/groups/tile/vectorTile.test.ts'],
  },
  {
    bug: 'raster tiles are shifted by one column',
    file: 'server/media/raster/mercator.ts',
    search: 'const west = -HALF_WORLD + x * span',
    replace: 'const west = -HALF_WORLD + (x + 1) * span',
    tests: ['server/media/raster/pixelTruth.test.ts'],
  },
  {
    bug: 'the permission to list missions allows deleting them',
    file: 'api-spec/mission.yaml',
    search: 'it can be restored for 30 days\n      tags: [Mission]\n      x-permission: mission_delete\n',
    replace: 'it can be restored for 30 days\n      tags: [Mission]\n      x-permission: mission_list\n',
    tests: ['server/testing/functionMatrix.test.ts'],
    only: 'declares the expected permission',
  },
  {
    bug: 'staff list users without a grant',
    file: 'server/platform/identity/permissions.ts',
    search: "    'user_list',\n    'user_group_list',",
    replace: "    'user_group_list',",
    tests: ['server/testing/functionMatrix.test.ts'],
    only: 'tenant-staff without grants',
  },
  {
    bug: 'grants outside of the allowed list are effective',
    file: 'server/platform/identity/permissions.ts',
    search: '.filter(isAllowedForTenant)] : own',
    replace: '] : own',
    tests: ['server/testing/functionMatrix.test.ts'],
    only: 'single grant holds',
  },
  {
    bug: 'a second factor can be guessed eleven times',
    file: 'server/platform/identity/loginThrottle.ts',
    search: 'const MAX_CODES_PER_ACCOUNT = 10',
    replace: 'const MAX_CODES_PER_ACCOUNT = 11',
    tests: ['server/groups/profile/second-factor.test.ts'],
  },
  {
    bug: 'editing a feature ignores the version',
    file: 'server/groups/feature/sql.ts',
    search: 'and index = ${index} and version = ${version}',
    replace: 'and index = ${index}',
    tests: ['server/groups/feature/feature.test.ts'],
  },
  {
    bug: 'a job is tried once more than allowed',
    file: 'server/platform/jobs/runner.ts',
    search: 'return failures + 1 < MAX_FAILURES',
    replace: 'return failures + 1 <= MAX_FAILURES',
    tests: ['server/platform/jobs/jobs.test.ts'],
  },
  {
    bug: 'the end of a job is not announced',
    file: 'server/platform/jobs/runner.ts',
    search: "if (await settleJob(tenantId, tx, jobId, end)) await recordChanged(tenantId, tx, 'Job', jobId)",
    replace: 'await settleJob(tenantId, tx, jobId, end)',
    tests: ['server/testing/staleness/jobEnds.test.ts'],
  },
  {
    bug: 'an imported part does not refresh its base layer',
    file: 'server/records/layers/importJob.ts',
    search: "    if (baseLayerId !== null) await recordChanged(tenantId, tx, 'BaseLayer', baseLayerId)\n",
    replace: '',
    tests: ['server/testing/staleness/jobEnds.test.ts'],
  },
  {
    bug: 'an event is delivered twice after a reconnect',
    file: 'server/platform/realtime/delivery.ts',
    search: '} else if (event.seq > data.seq) {',
    replace: '} else if (event.seq >= data.seq) {',
    tests: ['server/platform/realtime/realtime.test.ts'],
  },
  {
    bug: 'tenant-users open the socket',
    file: 'server/platform/realtime/rights.ts',
    search: "['tenant-root', 'tenant-staff']",
    replace: "['tenant-root', 'tenant-staff', 'tenant-user']",
    tests: ['server/platform/realtime/realtime.test.ts'],
  },
  {
    bug: 'a read that was running during an event stays stale',
    file: 'src/realtime/listener.ts',
    search: '      await Promise.allSettled(running)\n      dispatch(util.invalidateTags(meta.stale))\n',
    replace: '      await Promise.allSettled(running)\n',
    tests: ['src/app/liveUpdates.test.ts'],
  },
  {
    bug: 'a new mission is missing in open lists',
    file: 'src/api/mission.ts',
    search:
      "    createMission: {\n      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Mission'), ...ELSEWHERE]),",
    replace: '    createMission: {\n      invalidatesTags: [],',
    tests: [SLICES],
  },
  {
    bug: 'editing a mission refetches every mission',
    file: 'src/api/mission.ts',
    search:
      "    editMission: {\n      invalidatesTags: (_result, error, { missionId }) =>\n        unlessFailed(error, [idTag('Mission', missionId), listTag('Mission'), 'Flight', 'Location']),",
    replace:
      "    editMission: {\n      invalidatesTags: (_result, error) =>\n        unlessFailed(error, ['Mission', 'Flight', 'Location']),",
    tests: [SLICES],
  },
  {
    bug: 'users show the old name of their group',
    file: 'server/groups/user-group/service.ts',
    search: "  await recordChanged(tenantId, tx, 'User')\n",
    replace: '',
    tests: [STALENESS],
    only: '^editUserGroup ',
  },
  {
    bug: 'a tenant uses more than its package allows',
    file: 'server/records/quota/usage.ts',
    search: 'if (used + amount <= limit) return',
    replace: 'if (used <= limit) return',
    tests: ['server/records/quota/usage.test.ts'],
  },
  {
    bug: 'the public map of a suspended tenant stays online',
    file: 'server/groups/base-layer/sql.ts',
    search: "\n       and t.status = 'active'`",
    replace: '`',
    tests: ['server/groups/base-layer/baseLayer.test.ts'],
  },
  {
    bug: 'a staged upload of a base layer is public',
    file: 'server/groups/base-layer/view.ts',
    search: "  !staged && status === 'ready'",
    replace: "  status === 'ready' || staged",
    tests: ['server/groups/base-layer/publicParts.test.ts'],
  },
  {
    bug: 'vector tiles come from the cache with the wrong labels',
    file: 'server/media/vector/vectorTiles.ts',
    search: 'flags, ...fields])',
    replace: 'flags])',
    tests: ['server/groups/tile/vectorTile.test.ts'],
  },
  {
    bug: 'a payment of another amount completes an order',
    file: 'server/groups/payment/completion.ts',
    search: '  if (isDifferent) throw',
    replace: '  if (isDifferent && offer.price < 0) throw',
    tests: ['server/groups/payment/payment.test.ts', 'server/platform/payment/razorpay.test.ts'],
  },
  {
    bug: 'a duplicated mission has no layer groups',
    file: 'server/groups/mission/service.ts',
    search: '    await copyLayerGroups(tenantId, tx, missionId, id, uuidv7, createdBy)\n',
    replace: '',
    tests: ['server/groups/mission/missionLifecycle.test.ts'],
  },
  {
    bug: 'a disabled user stays signed in',
    file: 'server/groups/user/service.ts',
    search: '    if (fields.disabled) await deleteSessionsInTenant(tenantId, tx, id)\n',
    replace: '',
    tests: ['server/groups/user/user.test.ts'],
  },
  {
    bug: 'deleted records are purged a day too early',
    file: 'server/platform/db/trash.ts',
    search: 'export const RETENTION_DAYS = 30',
    replace: 'export const RETENTION_DAYS = 29',
    tests: ['server/platform/db/trash.test.ts'],
  },
  {
    bug: 'a violated constraint is reported as an error of the caller and not logged',
    file: 'server/platform/core/errors.ts',
    search: 'if (/^22\\w{3}$/.test(code))',
    replace: 'if (/^(22|23)\\w{3}$/.test(code))',
    tests: ['server/platform/core/errors.test.ts'],
  },
  {
    bug: 'the permission to list missions opens the form for a new one',
    file: 'src/features/missions/routes.tsx',
    search: "access: 'mission_create'",
    replace: "access: 'mission_list'",
    tests: ['src/app/access.test.tsx'],
  },
]
