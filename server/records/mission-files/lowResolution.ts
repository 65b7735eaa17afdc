import { sql, type RawBuilder } from 'kysely'

/** Whether a recording is the copy of low resolution of another one, by its name; see geometry/sideFile.ts. */
export const isLowResolution = (name: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${name} ~* '\\.(lrf|lrv)$' or ${name} ~* '^lrv_[0-9]{8}_[0-9]{6}_')`
