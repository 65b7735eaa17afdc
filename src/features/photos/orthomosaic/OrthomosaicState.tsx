import { useState } from 'react'
import { Alert, Button, Flex, Progress } from 'antd'
import { useSelector } from 'react-redux'
import { downloadHref } from '../../../api/download'
import {
  useCancelOrthomosaicMutation,
  useListOrthomosaicsQuery,
  useRetryOrthomosaicMutation,
  type Orthomosaic,
} from '../../../api/orthomosaic'
import { selectUser } from '../../../session/authSlice'
import { useCan } from '../../../session/useCan'
import { byteSize } from '../../../shared/byteSize'
import { LinkButton } from '../../../shared/LinkButton'
import { orthomosaicText } from './messages'
import './orthomosaic.css'

/** Newest orthomosaics of a mission that are read. */
export const SHOWN = 20

/** The orthomosaics of a mission that are computed, why the last one failed, and the results of those that are ready. */
export function OrthomosaicState({ missionId }: { missionId: string }) {
  // Clients see the layers.
  const isClient = useSelector(selectUser)?.userType === 'tenant-client'
  const { data, error, refetch } = useListOrthomosaicsQuery({ missionId, pageSize: SHOWN }, { skip: isClient })
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [showsEarlier, setShowsEarlier] = useState(false)
  const items = data?.data.items ?? []
  const running = items.filter(({ status }) => isRunning(status))
  const last = items.find(({ status }) => status !== 'cancelled')
  const [finished, ...earlier] = items.filter(({ status, _id }) => status === 'completed' && !hidden.includes(_id))
  const close = (id: string) => setHidden([...hidden, id])
  return (
    <>
      {error && !data && (
        <Alert
          type="error"
          showIcon
          title={orthomosaicText('listFailed')}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {orthomosaicText('tryAgain')}
            </Button>
          }
        />
      )}
      {running.map((each) => (
        <Running key={each._id} orthomosaic={each} />
      ))}
      {last?.status === 'failed' && !hidden.includes(last._id) && (
        <Failed orthomosaic={last} onClose={() => close(last._id)} />
      )}
      {finished && <Finished orthomosaic={finished} onClose={() => close(finished._id)} />}
      {earlier.length > 0 && !showsEarlier && (
        <Button type="link" size="small" onClick={() => setShowsEarlier(true)}>
          {orthomosaicText('showEarlier', { count: earlier.length })}
        </Button>
      )}
      {showsEarlier &&
        earlier.map((each) => <Finished key={each._id} orthomosaic={each} onClose={() => close(each._id)} />)}
    </>
  )
}

const isRunning = (status: Orthomosaic['status']): boolean =>
  status === 'sending' || status === 'processing' || status === 'storing'

function stepOf({ name, status, queued, sentPhotos, photos }: Orthomosaic): string {
  if (status === 'sending') return orthomosaicText('sending', { name, sent: sentPhotos, total: photos })
  if (status === 'storing') return orthomosaicText('storing', { name })
  return orthomosaicText(queued ? 'queued' : 'processing', { name })
}

function Running({ orthomosaic }: { orthomosaic: Orthomosaic }) {
  const canCancel = useCan('upload_layer')
  const [cancel, cancelling] = useCancelOrthomosaicMutation()
  const step = stepOf(orthomosaic)
  const { _id: orthomosaicId, progress, message, log } = orthomosaic
  return (
    <div className="photos-import">
      <Flex justify="space-between" align="center" gap={8} wrap>
        <span role="status">{step}</span>
        {canCancel && (
          <Button size="small" loading={cancelling.isLoading} onClick={() => void cancel({ orthomosaicId })}>
            {orthomosaicText('cancel')}
          </Button>
        )}
      </Flex>
      <Progress percent={Math.round(progress * 100)} size="small" aria-label={step} />
      {message !== null && <Alert type="warning" showIcon title={message} />}
      <Log lines={log} />
    </div>
  )
}

function Failed({ orthomosaic, onClose }: { orthomosaic: Orthomosaic; onClose: () => void }) {
  const canRetry = useCan('upload_layer')
  const [retry, retrying] = useRetryOrthomosaicMutation()
  const { _id: orthomosaicId, name, message, log } = orthomosaic
  return (
    <Alert
      type="error"
      showIcon
      title={orthomosaicText('failed', { name })}
      description={
        <>
          {message}
          <Log lines={log} />
          {canRetry && (
            <Button size="small" loading={retrying.isLoading} onClick={() => void retry({ orthomosaicId })}>
              {orthomosaicText('retry')}
            </Button>
          )}
        </>
      }
      closable={{ onClose }}
    />
  )
}

function Finished({ orthomosaic, onClose }: { orthomosaic: Orthomosaic; onClose: () => void }) {
  const canDownload = useCan('download_layer')
  const canReadDocuments = useCan('list_document')
  const { _id: orthomosaicId, missionId, name, results, missing, log, pointCloudBytes } = orthomosaic
  const links = results.filter(({ what }) => canReadDocuments || !isDocument(what))
  return (
    <Alert
      type={missing.length === 0 ? 'success' : 'warning'}
      showIcon
      title={orthomosaicText(missing.length === 0 ? 'finished' : 'incomplete', { name })}
      description={
        <>
          {missing.length > 0 && (
            <>
              <p>{orthomosaicText('missing', { what: missing.map((what) => orthomosaicText(what)).join(', ') })}</p>
              <Log lines={log} />
            </>
          )}
          <Flex gap={8} wrap>
            {links.map(({ what, _id }) => (
              <LinkButton key={what} size="small" to={pageOf(missionId, what, _id)}>
                {orthomosaicText(what)}
              </LinkButton>
            ))}
            {pointCloudBytes !== null && canDownload && (
              <Button size="small" href={downloadHref(`/orthomosaic/download-point-cloud/${orthomosaicId}`)} download>
                {orthomosaicText('pointCloud', { size: byteSize(pointCloudBytes) })}
              </Button>
            )}
          </Flex>
        </>
      }
      closable={{ onClose }}
    />
  )
}

type What = Orthomosaic['results'][number]['what']

const isDocument = (what: What): boolean => what === 'report' || what === 'cameras'

/** Page of a layer or a document. */
const pageOf = (missionId: string, what: What, id: string): string =>
  `/dashboard/missions/${missionId}${isDocument(what) ? `/documents?document=${id}` : `?selected=${id}`}`

/** Scrolls sideways, also with the keyboard. */
function Log({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <pre className="orthomosaic-log" role="region" aria-label={orthomosaicText('log')} tabIndex={0}>
      {lines.join('\n')}
    </pre>
  )
}
