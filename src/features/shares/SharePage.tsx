import { useState } from 'react'
import { Alert, Button, Card } from 'antd'
import { useParams } from 'react-router-dom'
import { useGetShareQuery, type Share } from '../../api/share'
import { useMissionPath } from '../../session/useMissionPath'
import { Facts } from '../../shared/Facts'
import { Link } from '../../shared/Link'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { sharesText } from '../../shares/messages'
import { ShareLink } from '../../shares/ShareLink'
import { contentText, isSeen, kindText, visitsText } from '../../shares/shareTexts'
import { EditShare } from './EditShare'
import { linksText } from './messages'
import { ShareState } from './ShareState'
import { useRevoke } from './useRevoke'
import { useTakeOver } from './useTakeOver'
import { VisitLog } from './VisitLog'
import './shares.css'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 56

/** A link: its address, its settings and its visits. */
export function SharePage() {
  const { shareId = '' } = useParams()
  const { data, error, refetch } = useGetShareQuery({ shareId }, { refetchOnMountOrArgChange: true })
  if (isNotFound(error)) {
    return <NotFoundPage title={linksText('notFound')} to="/dashboard/shares" toText={linksText('toList')} />
  }
  if (!data && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  const reload = async () => (await refetch()).data?.data
  return <ShareDetails key={shareId} share={data.data} reload={reload} />
}

function ShareDetails({ share, reload }: { share: Share; reload: () => Promise<Share | undefined> }) {
  const { _id: shareId, name, state } = share
  const [isEditing, setEditing] = useState(false)
  const revocation = useRevoke(share)
  const { takeOver, isTakingOver } = useTakeOver(share)
  const isRevoked = state === 'revoked'
  return (
    <>
      <PageHeader
        title={name}
        mark={<ShareState state={state} />}
        detail={kindText(share.kind)}
        actions={
          !isRevoked && (
            <>
              {isSeen(share) && share.authorHasLeft && (
                <Button loading={isTakingOver} onClick={() => void takeOver()}>
                  {linksText('takeOver')}
                </Button>
              )}
              {isSeen(share) && <Button onClick={() => setEditing(true)}>{linksText('edit')}</Button>}
              <Button danger onClick={revocation.open}>
                {sharesText('revoke')}
              </Button>
            </>
          )
        }
      />
      <div className="share-page">
        {share.authorHasLeft && !isRevoked && <Alert type="warning" showIcon title={linksText('authorHasLeft')} />}
        <Card size="small" title={linksText('address')}>
          {state !== 'active' && <Alert type="info" showIcon title={linksText('stopped')} />}
          {state === 'active' &&
            (isSeen(share) ? (
              <ShareLink share={share} />
            ) : (
              <Alert type="info" showIcon title={linksText('withheld')} />
            ))}
        </Card>
        <Settings share={share} />
        <VisitLog shareId={shareId} isSeen={isSeen(share)} />
      </div>
      {revocation.dialog}
      {isEditing && <EditShare share={share} reload={reload} onClose={() => setEditing(false)} />}
    </>
  )
}

function Settings({ share }: { share: Share }) {
  const missionPath = useMissionPath()
  const { shows, photoCount, fromMs, untilMs, missionId, missionName, recipient } = share
  const { expiresAt, hasPassword, allowsDownload, hasWatermark, createdAt, createdBy } = share
  return (
    <Card size="small" title={linksText('settings')}>
      <Facts
        items={[
          ...(shows.length > 0
            ? [{ key: 'shows', label: linksText('contents'), children: shows.map(contentText).join(', ') }]
            : []),
          ...(typeof photoCount === 'number'
            ? [
                {
                  key: 'photos',
                  label: linksText('contents'),
                  children: linksText('photosChosen', { count: photoCount }),
                },
              ]
            : []),
          ...(typeof fromMs === 'number' && typeof untilMs === 'number'
            ? [
                {
                  key: 'moment',
                  label: linksText('contents'),
                  children: linksText('moment', { from: playTime(fromMs), until: playTime(untilMs) }),
                },
              ]
            : []),
          ...(missionId && missionName !== undefined
            ? [
                {
                  key: 'mission',
                  label: linksText('mission'),
                  children: <Link to={missionPath(missionId)}>{missionName}</Link>,
                },
              ]
            : []),
          ...(recipient ? [{ key: 'recipient', label: linksText('recipient'), children: recipient }] : []),
          {
            key: 'expires',
            label: linksText('expires'),
            children: expiresAt ? absoluteTime(expiresAt) : linksText('never'),
          },
          {
            key: 'password',
            label: linksText('password'),
            children: hasPassword ? linksText('hasPassword') : linksText('noPassword'),
          },
          { key: 'visits', label: linksText('visits'), children: visitsText(share) },
          {
            key: 'downloads',
            label: linksText('downloads'),
            children: allowsDownload ? linksText('allowed') : linksText('notAllowed'),
          },
          {
            key: 'watermark',
            label: linksText('watermark'),
            children: hasWatermark ? linksText('shown') : linksText('notShown'),
          },
          {
            key: 'created',
            label: linksText('created'),
            children: createdBy
              ? linksText('createdBy', { time: absoluteTime(createdAt), name: createdBy.name })
              : absoluteTime(createdAt),
          },
        ]}
      />
    </Card>
  )
}

/** `92000` -> `1:32` */
function playTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
