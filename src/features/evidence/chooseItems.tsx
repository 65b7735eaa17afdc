// Fields that choose what of a mission is added to a case.
import { useState } from 'react'
import { Select } from 'antd'
import { useListAlertsQuery } from '../../api/alert'
import { useListDataQuery } from '../../api/data'
import { useListOutcomesQuery } from '../../api/outcome'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { seenText } from '../../alerts/seenText'
import { absoluteTime } from '../../shared/time/timeText'
import { useSettledSearch } from '../../shared/useSettledSearch'
import { evidenceText } from './messages'

const SHOWN = 100
const MOST_ADDED = 200
const KINDS = ['photo', 'recording', 'document', 'telemetry'] as const

export interface ChosenFile {
  id: string
  kind: string
}

interface ChoiceProps<Chosen> {
  missionId: string
  chosen: readonly Chosen[]
  onChange: (chosen: Chosen[]) => void
}

export function FileSelect({ missionId, chosen, onChange }: ChoiceProps<ChosenFile>) {
  const [search, setTyped] = useSettledSearch()
  // Labels of chosen files that the current search does not find.
  const [seen, setSeen] = useState<readonly (ChosenFile & { label: string })[]>([])
  const { data, isFetching, error, refetch } = useListDataQuery({
    missionIds: [missionId],
    kinds: [...KINDS],
    ...(search !== undefined && { search }),
    pageSize: SHOWN,
  })
  const found = (data?.data.items ?? []).map(({ _id, name, kind }) => ({
    id: _id,
    kind,
    label: kind === 'layer' || kind === 'flight' ? name : `${name} · ${evidenceText(kind)}`,
  }))
  const known = [...found, ...seen.filter(({ id }) => found.every((file) => file.id !== id))]
  const choose = (ids: readonly string[]) => {
    const files = known.filter(({ id }) => ids.includes(id))
    setSeen(files)
    onChange(files.map(({ id, kind }) => ({ id, kind })))
  }
  return (
    <Select
      mode="multiple"
      autoFocus
      aria-label={evidenceText('filesToAdd')}
      placeholder={evidenceText('filesToAdd')}
      value={chosen.map(({ id }) => id)}
      maxCount={MOST_ADDED}
      loading={isFetching}
      getPopupContainer={popupParent}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={evidenceText('noMissionFiles')} />}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={known.map(({ id, label }) => ({ value: id, label }))}
      onChange={choose}
    />
  )
}

export function OutcomeSelect({ missionId, chosen, onChange }: ChoiceProps<string>) {
  const { data, isFetching, error, refetch } = useListOutcomesQuery({ missionId, pageSize: MOST_ADDED })
  return (
    <Select
      mode="multiple"
      aria-label={evidenceText('outcomesToAdd')}
      placeholder={evidenceText('outcomesToAdd')}
      value={[...chosen]}
      maxCount={MOST_ADDED}
      loading={isFetching}
      getPopupContainer={popupParent}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={evidenceText('noOutcomes')} />}
      showSearch={{ optionFilterProp: 'label' }}
      options={(data?.data.items ?? []).map(({ _id, locationName, createdAt }) => ({
        value: _id,
        label: [locationName, absoluteTime(createdAt)].filter(Boolean).join(' · '),
      }))}
      onChange={onChange}
    />
  )
}

export function AlertSelect({ missionId, chosen, onChange }: ChoiceProps<string>) {
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListAlertsQuery({
    missionId,
    ...(search !== undefined && { search }),
    pageSize: MOST_ADDED,
  })
  return (
    <Select
      mode="multiple"
      aria-label={evidenceText('alertsToAdd')}
      placeholder={evidenceText('alertsToAdd')}
      value={[...chosen]}
      maxCount={MOST_ADDED}
      loading={isFetching}
      getPopupContainer={popupParent}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={evidenceText('noAlerts')} />}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={(data?.data.items ?? []).map(({ _id, title, occurredAt, isTimeKnown, isTimeOfFile }) => ({
        value: _id,
        label: `${title} · ${seenText({ occurredAt, isTimeKnown, isTimeOfFile })}`,
      }))}
      onChange={onChange}
    />
  )
}
