import { FileImageOutlined, FileOutlined, LoadingOutlined, MoreOutlined, PushpinFilled } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useNavigate } from 'react-router-dom'
import { downloadHref } from '../../../api/download'
import type { FeatureFile } from '../../../api/feature-file'
import { useCan } from '../../../session/useCan'
import { useMissionPath } from '../../../session/useMissionPath'
import { byteSize } from '../../../shared/byteSize'
import { Link } from '../../../shared/Link'
import { filesText } from './messages'

/** Actions that are not permitted are absent. */
export interface FileActions {
  onCover?: (file: FeatureFile, isCover: boolean) => void
  onUnassign?: (file: FeatureFile) => void
  onDelete?: (file: FeatureFile) => void
}

interface FileEntryProps {
  file: FeatureFile
  actions: FileActions
}

/** Shows the cover photo larger than the others. */
export function PhotoThumbnail({ file, actions }: FileEntryProps) {
  const { _id, name, isCover, hasPicture, imported } = file
  const size = isCover ? 'preview' : 'thumbnail'
  const missionPath = useMissionPath()
  return (
    <div className={isCover ? 'feature-photo feature-cover' : 'feature-photo'}>
      <Link
        to={`${missionPath(file.missionId)}/photos?photo=${_id}`}
        title={name}
        aria-label={filesText(isCover ? 'openCover' : 'open', { name })}
        className="feature-picture"
      >
        {hasPicture ? (
          <img src={downloadHref(`/photo/picture/${_id}`, { size })} alt="" loading="lazy" decoding="async" />
        ) : imported ? (
          <FileImageOutlined aria-hidden />
        ) : (
          <LoadingOutlined aria-hidden />
        )}
      </Link>
      {isCover && (
        <span className="picture-mark feature-cover-mark">
          <PushpinFilled aria-hidden /> {filesText('cover')}
        </span>
      )}
      <FileMenu file={file} actions={actions} />
    </div>
  )
}

export function DocumentLine({ file, actions }: FileEntryProps) {
  const { _id, name, size } = file
  const canDownload = useCan('list_document')
  return (
    <li className="feature-document">
      <FileOutlined aria-hidden />
      {canDownload ? (
        <a href={downloadHref(`/document/download/${_id}`)} aria-label={filesText('download', { name })}>
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      <span className="feature-file-size">{byteSize(size)}</span>
      <FileMenu file={file} actions={actions} />
    </li>
  )
}

function FileMenu({ file, actions: { onCover, onUnassign, onDelete } }: FileEntryProps) {
  const { _id, name, kind, isCover, hasPicture, state } = file
  const navigate = useNavigate()
  const missionPath = useMissionPath()
  const canBeCover = kind === 'photo' && (isCover || (hasPicture && state !== 'rejected'))
  const items: NonNullable<MenuProps['items']> = [
    ...(kind === 'photo'
      ? [
          {
            key: 'open',
            label: filesText('openAction'),
            onClick: () => void navigate(`${missionPath(file.missionId)}/photos?photo=${_id}`),
          },
        ]
      : []),
    ...(onCover && canBeCover
      ? [
          {
            key: 'cover',
            label: filesText(isCover ? 'endCover' : 'makeCover'),
            onClick: () => onCover(file, !isCover),
          },
        ]
      : []),
    ...(onUnassign ? [{ key: 'unassign', label: filesText('unassign'), onClick: () => onUnassign(file) }] : []),
    ...(onDelete ? [{ key: 'delete', danger: true, label: filesText('delete'), onClick: () => onDelete(file) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button
        size="small"
        className="feature-file-menu"
        icon={<MoreOutlined />}
        aria-label={filesText('actions', { name })}
      />
    </Dropdown>
  )
}
