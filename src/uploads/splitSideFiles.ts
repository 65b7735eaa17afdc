// Finds the files that a camera keeps beside a recording among those that are added to a mission.
import { recordingBase, recordingsBeside } from '../../geometry/sideFile'
import type { UploadPurpose } from './uploadPurpose'

interface Requested {
  purpose: UploadPurpose
  file: File
}

interface Split<Each> {
  /** The files to upload. */
  chosen: Each[]
  /** Names of the others, by mission. */
  beside: { missionId: string; names: string[] }[]
}

const placeOf = (missionId: string, folder: string, base: string): string => `${missionId} ${folder}/${base}`

/** A side file is left out only if its recording is among the files, in the same folder. */
export function splitSideFiles<Each extends Requested>(requested: readonly Each[]): Split<Each> {
  const recordings = new Set<string>()
  for (const { purpose, file } of requested) {
    const base = recordingBase(file.name)
    if (purpose.kind === 'mission-file' && base) {
      recordings.add(placeOf(purpose.missionId, purpose.folder ?? '', base))
    }
  }
  const chosen: Each[] = []
  const names = new Map<string, string[]>()
  for (const each of requested) {
    const { purpose, file } = each
    const bases = purpose.kind === 'mission-file' ? recordingsBeside(file.name) : undefined
    if (purpose.kind === 'mission-file' && bases?.some(isAmong(recordings, purpose))) {
      names.set(purpose.missionId, [...(names.get(purpose.missionId) ?? []), file.name])
    } else chosen.push(each)
  }
  return { chosen, beside: [...names].map(([missionId, ofMission]) => ({ missionId, names: ofMission })) }
}

const isAmong =
  (recordings: ReadonlySet<string>, { missionId, folder = '' }: { missionId: string; folder?: string }) =>
  (base: string): boolean =>
    recordings.has(placeOf(missionId, folder, base))
