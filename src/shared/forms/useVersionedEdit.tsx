import { useState, type ReactNode } from 'react'
import type { FormInstance } from 'antd'
import { changedFields, mergeNewer } from './changes'
import { ConflictBanner, type NewerChange } from './ConflictBanner'
import { useUnsavedGuard } from './useUnsavedGuard'

const CONFLICT = 409

/** Error of a save, as the API layer reports it. */
export interface SaveError {
  status?: number | string
  message?: string
  fields?: { field: string; message: string }[]
  change?: NewerChange
}

interface VersionedEditOptions<Entity, Values> {
  form: FormInstance<Values>
  /** The latest known state. The form keeps the first one as its base. */
  newest: Entity
  valuesOf: (entity: Entity) => Values
  labels: Readonly<Record<keyof Values & string, string>>
  /** New value of a field as text, for the conflict banner. */
  describe?: (entity: Entity, field: keyof Values & string) => string
  /**
   * Saves the values that differ from those of `base`, with the version of `base`. A form that stays open after a save must
   * return the saved entity, which becomes the new base.
   */
  send: (values: Values, base: Entity) => Promise<{ error?: SaveError; saved?: Entity }>
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<Entity | undefined>
}

interface VersionedEdit<Entity> {
  /** The state the form started with; a save refers to its version. */
  base: Entity
  isDirty: boolean
  /** Render above the form. */
  conflict: ReactNode
  /** Confirmation dialog for unsaved changes. */
  leaveDialog: ReactNode
  /** Leaving the page is safe from now on. */
  release: () => void
  /** Leaves a dialog: calls `next`, after a confirmation if there are unsaved changes. */
  leave: (next: () => void) => void
  /** For `onValuesChange`. */
  onChange: () => void
  /** Saves the form. `isDone` if nothing is left to save; without it, `error` belongs at the form, or the banner is shown. */
  save: () => Promise<{ isDone: boolean; error?: SaveError }>
}

/**
 * Edits an entity that has a version. A newer version never overwrites what the user has typed: a banner shows the
 * differences and offers to merge them, as soon as the newer version is known or when a save is rejected with 409.
 */
export function useVersionedEdit<Entity extends { version: number; updatedAt?: string }, Values extends object>(
  options: VersionedEditOptions<Entity, Values>,
): VersionedEdit<Entity> {
  const { form, newest, valuesOf, labels, describe, send, reload } = options
  const [base, setBase] = useState(newest)
  const [isDirty, setDirty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [rejectedSaves, setRejectedSaves] = useState(0)
  const [newerChange, setNewerChange] = useState<NewerChange>()
  const { leaveDialog, release, leave } = useUnsavedGuard(isDirty)

  const typed = () => form.getFieldsValue(true) as Values
  const differing = changedFields(valuesOf(newest), valuesOf(base))
  // While saving, the newer version is probably the user's own: the socket can be faster than the response.
  const isNewer = newest.version > base.version && !isSaving
  // Changes outside the form, such as a new status, are no conflict.
  if (isNewer && differing.length === 0) setBase(newest)

  const trySave = async (from: Entity): Promise<{ isDone: boolean; error?: SaveError }> => {
    if (changedFields(typed(), valuesOf(from)).length === 0) return { isDone: true }
    const { error, saved } = await send(typed(), from)
    if (saved) setBase(saved)
    if (!error) return { isDone: true }
    if (error.status !== CONFLICT || error.fields) return { isDone: false, error }
    const latest = await reload()
    if (!latest || latest.version === from.version) return { isDone: false, error }
    if (changedFields(valuesOf(latest), valuesOf(from)).length === 0) return trySave(latest)
    setRejectedSaves((count) => count + 1)
    setNewerChange(error.change)
    return { isDone: false }
  }

  const save = async () => {
    setSaving(true)
    try {
      const result = await trySave(base)
      if (result.isDone) {
        release()
        setDirty(false)
      }
      return result
    } finally {
      setSaving(false)
    }
  }

  const loadLatest = () => {
    const merged = mergeNewer(typed(), valuesOf(base), valuesOf(newest))
    form.setFieldsValue(merged)
    setDirty(changedFields(merged, valuesOf(newest)).length > 0)
    setRejectedSaves(0)
    setNewerChange(undefined)
    setBase(newest)
  }

  return {
    base,
    isDirty,
    conflict: isNewer && differing.length > 0 && (
      <ConflictBanner
        differences={differing.map((field) => ({ label: labels[field], value: describe?.(newest, field) }))}
        change={newerChange ?? (newest.updatedAt === undefined ? undefined : { at: newest.updatedAt })}
        rejectedSaves={rejectedSaves}
        onLoad={loadLatest}
      />
    ),
    leaveDialog,
    release,
    leave,
    onChange: () => setDirty(changedFields(typed(), valuesOf(base)).length > 0),
    save,
  }
}
