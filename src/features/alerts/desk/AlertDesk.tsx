import { useEffect, useEffectEvent, useState } from 'react'
import { AlertOutlined, ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSearchParams } from 'react-router-dom'
import {
  useListAlertsQuery,
  useUpdateAlertMutation,
  type Alert,
  type AlertEdit,
  type AlertState,
} from '../../../api/alert'
import { useCan } from '../../../session/useCan'
import { isTyping } from '../../../shared/isTyping'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import { alertsText } from '../messages'
import { AlertDetail } from './AlertDetail'
import { AlertFilters } from './AlertFilters'
import { AlertQueue } from './AlertQueue'
import { filtersOf, hasFilters } from './alertFilters'
import { CloseAlert } from './CloseAlert'
import './alerts.css'

const PAGE_SIZE = 200
const MOVES: Record<string, AlertState> = { a: 'acknowledged', s: 'in_progress', h: 'on_hold' }
const SELECTED = 'alert'

/** A queue of alerts with the chosen one beside it. After each decision the next one opens. */
export function AlertDesk({ missionId }: { missionId?: string }) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const filters = filtersOf(search)
  const query = { ...filters, pageSize: PAGE_SIZE, snoozed: false, ...(missionId !== undefined && { missionId }) }
  const { data, error, refetch } = useListAlertsQuery(query, { refetchOnMountOrArgChange: true })
  const canUpdate = useCan('alert_update')
  const [update] = useUpdateAlertMutation()
  const [closing, setClosing] = useState<Alert>()
  const items = data?.data.items ?? []
  const selectedId = search.get(SELECTED)
  const selected = items.find(({ _id }) => _id === selectedId)

  const set = (name: string, value: string | null) =>
    updateSearch(
      (now) => {
        if (value === null) now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true },
    )
  const select = (alertId: string | null) => set(SELECTED, alertId)
  const step = (by: number) => {
    const at = items.findIndex(({ _id }) => _id === selectedId)
    const next = items[at < 0 ? 0 : Math.max(0, Math.min(items.length - 1, at + by))]
    if (next) select(next._id)
  }
  const move = async (alert: Alert, edit: Omit<AlertEdit, 'version'>) => {
    const at = items.findIndex(({ _id }) => _id === alert._id)
    const { error: failed } = await update({ alertId: alert._id, alertEdit: { version: alert.version, ...edit } })
    const next = items[at + 1] ?? items[at - 1]
    if (!failed && edit.state && next) select(next._id)
  }
  const decide = (alert: Alert, to: AlertState) => {
    if (!canUpdate || !alert.nextStates.includes(to)) return
    if (to === 'closed') setClosing(alert)
    else void move(alert, { state: to })
  }

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || closing) return
    const key = event.key.toLowerCase()
    const to = key === 'c' ? 'closed' : MOVES[key]
    if (key === 'j') step(1)
    else if (key === 'k') step(-1)
    else if (to && selected) decide(selected, to)
    else if (key === 'o' && selected) document.getElementById('alert-owner')?.focus()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} height={56} />
  const { total } = data.data
  return (
    <>
      <AlertFilters filters={search} onChange={set} />
      {items.length === 0 ? (
        <EmptyState
          icon={<AlertOutlined />}
          title={alertsText(hasFilters(search) ? 'noMatch' : 'empty')}
          help={alertsText(hasFilters(search) ? 'noMatchHelp' : 'emptyHelp')}
        />
      ) : (
        <div className={selected ? 'alert-desk alert-desk-open' : 'alert-desk'}>
          <div className="alert-desk-queue">
            <AlertQueue alerts={items} selectedId={selectedId} onSelect={select} hasMission={missionId === undefined} />
            {total > items.length && <p>{alertsText('showing', { shown: items.length, total })}</p>}
            <p className="alert-keys">{alertsText('keys')}</p>
          </div>
          <div className="alert-desk-detail">
            {selected ? (
              <>
                <Button className="alert-back" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => select(null)}>
                  {alertsText('back')}
                </Button>
                <AlertDetail
                  key={selected._id}
                  alert={selected}
                  canUpdate={canUpdate}
                  onMove={(to) => decide(selected, to)}
                  onAssign={(ownerId) => void move(selected, { ownerId })}
                />
              </>
            ) : (
              <EmptyState icon={<AlertOutlined />} title={alertsText('choose')} help={alertsText('keys')} />
            )}
          </div>
        </div>
      )}
      {closing && (
        <CloseAlert
          alert={closing}
          onClose={(outcome, reason) => {
            setClosing(undefined)
            void move(closing, { state: 'closed', outcome, reason })
          }}
          onCancel={() => setClosing(undefined)}
        />
      )}
    </>
  )
}
