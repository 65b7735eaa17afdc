import { useState } from 'react'
import { RadarChartOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useGetAircraftFeedsQuery } from '../../api/aircraft'
import { usePolling } from '../../realtime/usePolling'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { FeedRow } from './FeedRow'
import './feeds.css'
import { KeyOnce } from './KeyOnce'
import { feedsText } from './messages'
import { NewFeedDialog, type ShownKey } from './NewFeedDialog'
import { routeText } from './routeMessages'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 72
/** The figures are no events. */
const POLL_MS = 5000

/** Where the positions of other aircraft come from. */
export function FeedsPage() {
  const polled = { ...usePolling(POLL_MS, false), refetchOnMountOrArgChange: true }
  const { data, error, refetch } = useGetAircraftFeedsQuery(undefined, polled)
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<ShownKey>()
  const feeds = data?.data.feeds
  const retry = () => void refetch()
  const create = (
    <Button type="primary" onClick={() => setOpen(true)}>
      {feedsText('newFeed')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={routeText('feeds')}
        detail={feedsText('detail')}
        actions={feeds?.length ? create : undefined}
      />
      {shown && shown.key !== null && (
        <KeyOnce name={shown.name} value={shown.key} onDone={() => setShown(undefined)} />
      )}
      {error && feeds && <RefreshFailed message={error.message} onRetry={retry} />}
      {content()}
      {isOpen && (
        <NewFeedDialog
          onCreated={(created) => {
            setShown(created)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )

  function content() {
    if (!feeds && error) return <ErrorState message={error.message} onRetry={retry} />
    if (!feeds) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    if (feeds.length === 0) {
      return (
        <EmptyState
          icon={<RadarChartOutlined />}
          title={feedsText('empty')}
          help={feedsText('emptyHelp')}
          action={create}
        />
      )
    }
    return (
      <Card size="small">
        <ul className="feed-list" aria-label={feedsText('list')}>
          {feeds.map((feed) => (
            <FeedRow
              key={feed._id}
              feed={feed}
              reload={async () => (await refetch()).data?.data.feeds.find(({ _id }) => _id === feed._id)}
              onKey={setShown}
            />
          ))}
        </ul>
      </Card>
    )
  }
}
