import { Suspense } from 'react'
import { Button } from 'antd'
import type { Alert } from '../../../api/alert'
import { AlertQueue } from '../../../alerts/AlertQueue'
import { lazyArea } from '../../../shared/lazyArea'
import { AlertFilmstrip } from './AlertFilmstrip'
import type { VIEWS } from './alertListParams'
import { deskText } from './messages'
import type { Queue } from './useQueue'

const AlertMap = lazyArea(() => import('./AlertMap'), 'AlertMap')

interface DeskQueueProps {
  view: (typeof VIEWS)[number]
  alerts: readonly Alert[]
  queue: Queue
  selectedId: string | null
  onSelect: (alertId: string) => void
  onStep: (by: 1 | -1) => void
  /** Without it the alerts are of several missions. */
  missionId: string | undefined
  /** Names the filters. */
  filterKey: string
  /** The alerts that are marked for an action on several; without it, none can be marked. */
  marked: ReadonlySet<string> | undefined
  onMark: (alertId: string) => void
}

/** The queue as a list, on a map or as a row of pictures, with a button for more alerts. */
export function DeskQueue(props: DeskQueueProps) {
  const { view, alerts, queue, selectedId, onSelect, onStep, missionId, filterKey, marked, onMark } = props
  return (
    <div className="alert-desk-queue">
      {view === 'list' && (
        <AlertQueue
          alerts={alerts}
          selectedId={selectedId}
          onSelect={onSelect}
          hasMission={missionId === undefined}
          {...(marked && { marked, onMark })}
        />
      )}
      {view === 'map' && (
        <Suspense fallback={<div className="alert-queue-map" />}>
          <AlertMap
            alerts={alerts}
            selectedId={selectedId}
            onSelect={onSelect}
            missionId={missionId}
            filterKey={filterKey}
          />
        </Suspense>
      )}
      {view === 'filmstrip' && (
        <AlertFilmstrip alerts={alerts} selectedId={selectedId} onSelect={onSelect} onStep={onStep} />
      )}
      {alerts.length < queue.total && (
        <Button block loading={queue.isLoadingMore} onClick={() => void queue.loadMore?.()}>
          {deskText('showMore')}
        </Button>
      )}
    </div>
  )
}
