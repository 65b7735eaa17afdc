// The rules of checklists: blocking items must pass before a flight takes off, the others may be overridden with a note.
import { recordEdit } from '../../platform/audit/recordEdit'
import type { Actor } from '../../platform/audit/sql'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { findMissionType } from '../mission/public'
import {
  answerCheck,
  insertChecks,
  saveChecklist,
  selectChecklist,
  selectChecks,
  type CheckAnswer,
  type ChecklistItem,
  type FlightCheck,
} from './checkSql'
import { flightText, usualCheckText } from './messages'

const BLOCKING = ['airspace', 'weather', 'airframe', 'battery', 'home', 'people'] as const
const ADVISORY = ['storage', 'observer'] as const

/** What organisations start with, in the language of the request. */
const usualItems = (): ChecklistItem[] => [
  ...BLOCKING.map((key) => ({ text: render(usualCheckText(key), currentLanguage()), isBlocking: true })),
  ...ADVISORY.map((key) => ({ text: render(usualCheckText(key), currentLanguage()), isBlocking: false })),
]

interface Shown {
  checks: ChecklistItem[]
  version: number
}

/** The checklist of a mission type: its own, else that of missions without one, else the usual one. */
export async function checklistOf(tenantId: string, tx: Tx, missionTypeId: string | undefined): Promise<Shown> {
  const own = await selectChecklist(tenantId, tx, missionTypeId)
  if (own) return { checks: own.items, version: own.version }
  const common = missionTypeId === undefined ? undefined : await selectChecklist(tenantId, tx, undefined)
  return { checks: common?.items ?? usualItems(), version: 1 }
}

/** @throws AppError 404 for an unknown mission type, 409 when `version` is stale */
export async function editChecklist(
  db: Db,
  tenantId: string,
  { missionTypeId, version, checks }: Shown & { missionTypeId?: string },
  actor: Actor,
): Promise<Shown> {
  return inTenant(db, tenantId, async (tx) => {
    const type = await requireType(tenantId, tx, missionTypeId)
    const before = await checklistOf(tenantId, tx, missionTypeId)
    const trimmed = checks.map(({ text, isBlocking }) => ({ text: text.trim(), isBlocking }))
    if (!(await saveChecklist(tenantId, tx, missionTypeId, version, trimmed))) {
      const stored = await selectChecklist(tenantId, tx, missionTypeId)
      throw await staleVersion(tx, 'checklist', stored?.id ?? '', flightText('checklistChangedElsewhere'))
    }
    await recordChanged(tenantId, tx, 'MissionType', missionTypeId)
    const details: Record<string, string> = missionTypeId === undefined ? {} : { missionTypeId }
    const entry = { ...actor, action: 'mission-type.checklist', target: type?.name ?? '', details } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before.checks), recordedOf(trimmed))
    return checklistOf(tenantId, tx, missionTypeId)
  })
}

export async function requireType(
  tenantId: string,
  tx: Tx,
  missionTypeId: string | undefined,
): Promise<{ name: string } | undefined> {
  if (missionTypeId === undefined) return undefined
  const type = await findMissionType(tenantId, tx, missionTypeId)
  if (!type) throw notFound(flightText('unknownType'))
  return type
}

/** Gives a flight its checklist when preflight begins. */
export async function startChecklist(
  tenantId: string,
  tx: Tx,
  flightId: string,
  missionTypeId: string | undefined,
): Promise<void> {
  const { checks } = await checklistOf(tenantId, tx, missionTypeId)
  await insertChecks(tenantId, tx, flightId, checks)
}

/** @throws AppError 409 while items are open */
export async function requireChecked(tenantId: string, tx: Tx, flightId: string): Promise<void> {
  const open = (await selectChecks(tenantId, tx, flightId)).filter(({ state }) => state === 'open')
  if (open.length > 0) throw conflict(flightText('checksOpen', { items: open.map(({ text }) => text).join(', ') }))
}

/** @throws AppError 400 for an unknown item, a blocking item that is overridden, or an override without a note */
export async function answerChecks(
  tenantId: string,
  tx: Tx,
  flightId: string,
  answers: CheckAnswer[],
  userId: string,
): Promise<void> {
  const checks = new Map((await selectChecks(tenantId, tx, flightId)).map((check) => [check.position, check]))
  for (const answer of answers) {
    const check = checks.get(answer.position)
    if (!check) throw fieldError('checks', flightText('unknownCheck', { position: answer.position }))
    if (answer.state === 'overridden') requireOverridable(check, answer)
    await answerCheck(tenantId, tx, flightId, { ...answer, note: answer.note?.trim() }, userId)
  }
}

function requireOverridable({ isBlocking, text: item }: FlightCheck, { note = '' }: CheckAnswer): void {
  if (isBlocking) throw fieldError('checks', flightText('blockingCheck', { item }))
  if (note.trim() === '') throw fieldError('checks', flightText('noteMissing', { item }))
}

const recordedOf = (items: ChecklistItem[]) => ({ checklist: items.map(({ text }) => text).join(', ') })
