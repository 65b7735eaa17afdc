import { Suspense, useState } from 'react'
import { AlertOutlined, ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { ALERT_POLL_MS } from '../../../alerts/alertPolling'
import { alertsText } from '../../../alerts/messages'
import { useGetAlertQuery, type Alert } from '../../../api/alert'
import { usePolling } from '../../../realtime/usePolling'
import { useCan } from '../../../session/useCan'
import { useIsClient } from '../../../session/useIsClient'
import { lazyArea } from '../../../shared/lazyArea'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { seenText } from '../../../alerts/seenText'
import { ListToolbar } from '../../../shared/lists/ListToolbar'
import { RefreshFailed } from '../../../shared/lists/RefreshFailed'
import { useListParams } from '../../../shared/lists/useListParams'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import { AlertDetail } from './AlertDetail'
import { AlertFilters } from './AlertFilters'
import { BulkActions } from './BulkActions'
import { alertListParams, queryOf, sightingsOf, sortLabels } from './alertListParams'
import { CloseAlert } from './CloseAlert'
import { DeskHead } from './DeskHead'
import { DeskQueue } from './DeskQueue'
import { deskText } from './messages'
import { MissingAlert } from './MissingAlert'
import { useDecisions } from './useDecisions'
import { useDeskKeys } from './useDeskKeys'
import { useQueue } from './useQueue'
import { useQueueStep } from './useQueueStep'
import './alerts.css'

const SELECTED = 'alert'
const EditAlert = lazyArea(() => import('../../../alerts/EditAlert'), 'EditAlert')
const NO_ALERTS: readonly Alert[] = []
const NONE: ReadonlySet<string> = new Set()

/** A queue of alerts with the chosen one beside it, which stays open after a decision. */
// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
export function AlertDesk({ missionId }: { missionId?: string }) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const isClient = useIsClient()
  const list = useListParams(alertListParams)
  const { view } = list.view
  const filters = isClient ? sightingsOf(list.view) : queryOf(list.view)
  const queue = useQueue({ ...filters, ...(missionId !== undefined && { missionId }) })
  const polling = usePolling(ALERT_POLL_MS)
  const canUpdate = useCan('alert_update')
  const canDelete = useCan('alert_delete')
  const [marked, setMarked] = useState(NONE)
  const items = queue.alerts ?? NO_ALERTS
  const selectedId = search.get(SELECTED)
  // A link may name an alert that the filters leave out.
  const linked = useGetAlertQuery({ alertId: selectedId ?? '' }, { ...polling, skip: selectedId === null })
  const selected = items.find(({ _id }) => _id === selectedId) ?? (selectedId ? linked.currentData?.data : undefined)
  const markedItems = items.filter(({ _id }) => marked.has(_id))

  const select = (alertId: string | null) =>
    updateSearch(
      (now) => {
        if (alertId === null) now.delete(SELECTED)
        else now.set(SELECTED, alertId)
        return now
      },
      { replace: true },
    )
  const [isChoosingOwner, setChoosingOwner] = useState(false)
  const [editing, setEditing] = useState<Alert>()
  const step = useQueueStep(items, selectedId, select, queue.loadMore)
  const toggle = (alertId: string) => {
    const next = new Set(marked)
    if (!next.delete(alertId)) next.add(alertId)
    setMarked(next)
  }
  const current = (alert: Alert) =>
    [...items, ...(linked.currentData ? [linked.currentData.data] : [])]
      .filter(({ _id }) => _id === alert._id)
      .reduce((newest, other) => (other.version > newest.version ? other : newest), alert)
  const { closing, problem, decide, edit, close, cancelClosing } = useDecisions({
    canUpdate,
    current,
    onRefused: queue.refetch,
  })
  useDeskKeys({
    isPaused: closing !== undefined || editing !== undefined,
    onStep: step,
    onDecide: (to) => selected && decide(selected, to),
    onOwner: () => setChoosingOwner(canUpdate),
    onSnooze: () => document.getElementById('alert-snooze')?.click(),
    onEdit: () => canUpdate && setEditing(selected),
    onMark: () => selected && (canUpdate || canDelete) && toggle(selected._id),
  })

  const toolbar = (
    <ListToolbar
      list={list}
      searchLabel={deskText('search')}
      filters={<AlertFilters list={list} hasMissions={missionId === undefined} />}
      // Clients see the newest first, because due times are about the work of the team.
      {...(!isClient && { sortLabels: sortLabels() })}
    />
  )
  if (!queue.alerts) {
    return (
      <>
        {toolbar}
        {queue.error ? (
          <ErrorState message={queue.error.message} onRetry={queue.refetch} />
        ) : (
          <RowsSkeleton rows={6} height={56} />
        )}
      </>
    )
  }
  return (
    <>
      {toolbar}
      {queue.error && <RefreshFailed message={queue.error.message} onRetry={queue.refetch} />}
      {markedItems.length > 0 && <BulkActions alerts={markedItems} onDone={() => setMarked(NONE)} />}
      {items.length === 0 && selectedId === null ? (
        <EmptyState
          icon={<AlertOutlined />}
          title={alertsText(list.isFiltered ? 'noMatch' : 'empty')}
          help={alertsText(list.isFiltered ? 'noMatchHelp' : 'emptyHelp')}
        />
      ) : (
        <div className={`alert-desk alert-desk-${view}${selectedId === null ? '' : ' alert-desk-open'}`}>
          <DeskHead list={list} shown={items.length} total={queue.total} hasSort={!isClient} />
          <DeskQueue
            view={view}
            alerts={items}
            queue={queue}
            selectedId={selectedId}
            onSelect={select}
            onStep={step}
            missionId={missionId}
            filterKey={JSON.stringify(filters)}
            marked={canUpdate || canDelete ? marked : undefined}
            onMark={toggle}
          />
          <div className="alert-desk-detail">
            {selected && (
              <Button className="alert-back" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => select(null)}>
                {alertsText('back')}
              </Button>
            )}
            {selectedId === null && (
              <EmptyState icon={<AlertOutlined />} title={alertsText('choose')} help={deskText('chooseHelp')} />
            )}
            {selectedId !== null && !selected && (
              <OtherAlert alertId={selectedId} query={linked} onBack={() => select(null)} />
            )}
            {selected && (
              <AlertDetail
                key={selected._id}
                alert={selected}
                canUpdate={canUpdate}
                isOnMap={view === 'map'}
                isChoosingOwner={isChoosingOwner}
                onChoosingOwner={setChoosingOwner}
                onMove={(to) => decide(selected, to)}
                onChange={(change) => void edit(selected, change)}
                onEdit={() => setEditing(selected)}
              />
            )}
            <p className="alert-keys">{alertsText(canUpdate ? 'keys' : 'readerKeys')}</p>
          </div>
        </div>
      )}
      {editing && (
        <Suspense fallback={null}>
          <EditAlert alert={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
      {closing && (
        <CloseAlert
          title={alertsText('closeTitle', { title: closing.title })}
          about={alertsText('closeAbout', { mission: closing.missionName, time: seenText(closing) })}
          problem={problem}
          onClose={close}
          onCancel={cancelClosing}
        />
      )}
    </>
  )
}

interface OtherAlertProps {
  alertId: string
  query: { error?: { message?: string }; refetch: () => unknown }
  onBack: () => void
}

/** An alert that the address names and that is not known: it is being read, or it cannot be shown. */
function OtherAlert({ alertId, query: { error, refetch }, onBack }: OtherAlertProps) {
  if (!error) return <RowsSkeleton rows={4} height={40} />
  return <MissingAlert key={alertId} alertId={alertId} error={error} onBack={onBack} onRetry={() => void refetch()} />
}
