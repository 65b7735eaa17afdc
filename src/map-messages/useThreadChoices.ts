import { useState } from 'react'
import { useListAlertsQuery } from '../api/alert'
import { useListOutcomesQuery } from '../api/outcome'
import { useCan } from '../session/useCan'
import { clockText } from '../shared/time/timeText'
import type { ThreadSubject } from '../threads/threadSubject'
import { mapMessageText } from './messages'

interface ThreadChoice {
  value: string
  label: string
  subject: ThreadSubject
}

const SHOWN = 50

/** The threads of a mission, and of its newest alerts and outcomes. */
export function useThreadChoices(missionId: string): ThreadChoice[] {
  const [now] = useState(() => Date.now())
  const canList = useCan('alert_list')
  const alerts = useListAlertsQuery({ missionId, sort: '-created', pageSize: SHOWN }, { skip: !canList })
  const outcomes = useListOutcomesQuery({ missionId, pageSize: SHOWN }, { skip: !canList })
  const choice = (entity: 'mission' | 'alert' | 'outcome', id: string, label: string): ThreadChoice => ({
    value: `${entity} ${id}`,
    label,
    subject: { entity, id },
  })
  return [
    choice('mission', missionId, mapMessageText('mission')),
    ...(alerts.data?.data.items ?? []).map(({ _id, title }) =>
      choice('alert', _id, mapMessageText('alert', { name: title })),
    ),
    ...(outcomes.data?.data.items ?? []).map(({ _id, takenAt, createdAt }) =>
      choice(
        'outcome',
        _id,
        takenAt === null
          ? mapMessageText('outcomeSaved', { time: clockText(createdAt, now) })
          : mapMessageText('outcome', { time: clockText(takenAt, now) }),
      ),
    ),
  ]
}
