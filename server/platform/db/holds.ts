// What is held: it is neither deleted permanently nor removed by retention. Held are recordings that someone has held, and the
// files, alerts and missions of evidence cases until the case itself is deleted permanently.
import { sql, type RawBuilder } from 'kysely'

/** Missions with a held recording or an evidence case that has items; they are kept with everything that belongs to them. */
const HELD_MISSIONS = sql`
  select f.mission_id from recording r join mission_file f on f.tenant_id = r.tenant_id and f.id = r.id where r.held
  union all
  select c.mission_id from evidence_case c where exists (select from evidence_item i where i.case_id = c.id)`

/** Whether the mission with this ID is held. The IDs are read once per statement. */
export const isHeldMission = (id: RawBuilder<unknown>) => sql<boolean>`(${id} = any(array(${HELD_MISSIONS})))`

/** Whether a file of a mission is in an evidence case, or is the recording of an alert that is. */
export const isEvidenceFile = (id: RawBuilder<unknown>) => sql<boolean>`
  (exists (select from evidence_item i where i.file_id = ${id})
   or exists (select from alert ea join evidence_item i on i.alert_id = ea.id where ea.recording_id = ${id}))`

/** Whether a file of a mission is evidence or a held recording. */
export const isHeldFile = (id: RawBuilder<unknown>) => sql<boolean>`
  (${isEvidenceFile(id)} or exists (select from recording r where r.id = ${id} and r.held))`

/** Whether an alert is in an evidence case. */
export const isHeldAlert = (id: RawBuilder<unknown>) => sql<boolean>`
  exists (select from evidence_item i where i.alert_id = ${id})`
