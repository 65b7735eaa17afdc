import { useState } from 'react'
import { Card } from 'antd'
import { useListShareVisitsQuery, type ShareVisit } from '../../api/share'
import { ListPager } from '../../shared/lists/ListPager'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { linksText } from './messages'
import './shares.css'

const PAGE_SIZE = 20
const SKELETON_ROWS = 4
const ROW_HEIGHT = 40

const HUES: Record<ShareVisit['outcome'], StateHue | undefined> = {
  opened: 'green',
  'wrong-password': 'orange',
  refused: undefined,
}

/**
 * Who opened a link, and when it was refused.
 * @param isSeen whether the user may see what the link shows, and so who its visitors are
 */
export function VisitLog({ shareId, isSeen }: { shareId: string; isSeen: boolean }) {
  const [view, setView] = useState({ page: 1, pageSize: PAGE_SIZE })
  const { data, currentData, error, refetch } = useListShareVisitsQuery(
    { shareId, ...view },
    { refetchOnMountOrArgChange: true },
  )
  const retry = () => void refetch()
  return (
    <Card size="small" title={linksText('log')} className="share-log">
      <p>{linksText('logHelp')}</p>
      {content()}
    </Card>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={retry} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) return <p>{linksText('noVisits')}</p>
    return (
      <>
        {error && <RefreshFailed message={error.message} onRetry={retry} />}
        {/* Scrollable regions need the keyboard. */}
        <div className="share-log-table" tabIndex={0} role="region" aria-label={linksText('log')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{linksText('visitAt')}</th>
                <th scope="col">{linksText('visitResult')}</th>
                {isSeen && <th scope="col">{linksText('visitFrom')}</th>}
                {isSeen && <th scope="col">{linksText('visitDevice')}</th>}
                <th scope="col">{linksText('visitSeen')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((visit) => (
                <VisitRow key={visit._id} visit={visit} isSeen={isSeen} />
              ))}
            </tbody>
          </table>
        </div>
        <ListPager view={view} total={total} onChange={(change) => setView((before) => ({ ...before, ...change }))} />
      </>
    )
  }
}

function VisitRow({ visit, isSeen }: { visit: ShareVisit; isSeen: boolean }) {
  const { at, outcome, address, device = '', site, lastSeenAt } = visit
  return (
    <tr>
      <td>
        <RelativeTime time={at} />
      </td>
      <td>
        <StateTag hue={HUES[outcome]}>{outcomeText(outcome)}</StateTag>
      </td>
      {isSeen && <td>{address}</td>}
      {isSeen && <td>{site ? linksText('onSite', { device, site }) : device}</td>}
      <td>{lastSeenAt && <RelativeTime time={lastSeenAt} />}</td>
    </tr>
  )
}

function outcomeText(outcome: ShareVisit['outcome']): string {
  switch (outcome) {
    case 'opened':
      return linksText('opened')
    case 'wrong-password':
      return linksText('wrongPassword')
    case 'refused':
      return linksText('refused')
  }
}
