import { useState, type KeyboardEvent } from 'react'
import { FileImageOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Modal, Pagination } from 'antd'
import { useListVisitPhotosQuery, type VisitContents, type VisitPhoto } from '../../api/visit'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { takenText } from '../../shared/time/takenText'
import { visitText } from './messages'
import { photoHref, pictureHref } from './visitAddress'
import './visit.css'

const PAGE_SIZE = 60
const SKELETON = { rows: 4, height: 120 }

/** The photos of a link, in pages. A photo opens larger in a dialog. */
export function VisitPhotos({ visit, contents }: { visit: string; contents: VisitContents }) {
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string>()
  const { data, error, refetch } = useListVisitPhotosQuery({ visit, page, pageSize: PAGE_SIZE })
  if (contents.photoCount === 0) {
    return (
      <EmptyState icon={<FileImageOutlined />} title={visitText('noPhotosTitle')} help={visitText('noPhotosHelp')} />
    )
  }
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton {...SKELETON} />
  const { items, total } = data.data
  return (
    <div className="visit-scroll">
      <ul className="visit-photos" aria-label={visitText('photoList')}>
        {items.map(({ _id, name }) => (
          <li key={_id}>
            <button type="button" aria-label={visitText('photo', { name })} onClick={() => setOpenId(_id)}>
              <img src={pictureHref(visit, _id, 'thumbnail')} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <Pagination
          align="center"
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
      <PhotoDialog
        visit={visit}
        photos={items}
        openId={openId}
        allowsDownload={contents.allowsDownload}
        onOpen={setOpenId}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  )
}

interface PhotoDialogProps {
  visit: string
  photos: readonly VisitPhoto[]
  openId: string | undefined
  allowsDownload: boolean
  onOpen: (photoId: string) => void
  onClose: () => void
}

function PhotoDialog({ visit, photos, openId, allowsDownload, onOpen, onClose }: PhotoDialogProps) {
  const at = photos.findIndex(({ _id }) => _id === openId)
  const photo = photos[at]
  if (!photo) return null
  const { _id, name, takenAt } = photo
  const previous = photos[at - 1]
  const next = photos[at + 1]
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' && previous) onOpen(previous._id)
    if (event.key === 'ArrowRight' && next) onOpen(next._id)
  }
  return (
    <Modal open centered width={1000} title={name} onCancel={onClose} footer={null} destroyOnHidden>
      <div onKeyDown={pressKey} role="presentation">
        <img className="visit-photo" src={pictureHref(visit, _id, 'preview')} alt={visitText('photo', { name })} />
        <p className="visit-caption">
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={visitText('previous')}
            disabled={!previous}
            onClick={() => previous && onOpen(previous._id)}
          />
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={visitText('next')}
            disabled={!next}
            onClick={() => next && onOpen(next._id)}
          />
          {takenAt && <small>{visitText('taken', { time: takenText({ takenAt, localTime: photo.localTime }) })}</small>}
          {allowsDownload && (
            <Button href={photoHref(visit, _id)} download>
              {visitText('download')}
            </Button>
          )}
        </p>
      </div>
    </Modal>
  )
}
