import { useState } from 'react'
import { EyeOutlined, FileTextOutlined } from '@ant-design/icons'
import { Flex, Tooltip, Typography } from 'antd'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useListDocumentsQuery, type Document, type DocumentSort } from '../../api/document'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useCan } from '../../session/useCan'
import { useIsClient } from '../../session/useIsClient'
import { byteSize } from '../../shared/byteSize'
import { FileButton } from '../../shared/forms/FileButton'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { useSearchUpdate } from '../../shared/useSearchUpdate'
import { missionUploads } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import { useUploads } from '../../uploads/useUploads'
import { DocumentBulkActions } from './DocumentBulkActions'
import { DocumentDrawer } from './DocumentDrawer'
import { DocumentFilters } from './DocumentFilters'
import { documentListParams } from './documentListParams'
import { DocumentTrash } from './DocumentTrash'
import { DocumentTypes } from './DocumentTypes'
import { ExpiryTag } from './ExpiryTag'
import { FolderBar } from './FolderBar'
import { documentsText } from './messages'
import { UndoDelete } from './UndoDelete'

/** URL parameter of the document in the drawer. */
const OPEN = 'document'

/** The documents of a mission: folders, search, filters, and the details of one. */
export function DocumentsSegment({ mission: { _id: missionId } }: MissionSegmentProps) {
  const isClient = useIsClient()
  const list = useListParams(documentListParams)
  const { queue } = useUploads(missionUploads(missionId))
  const { search: urlSearch } = useLocation()
  const [params] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const canUpload = useCan('upload_document')
  const canUpdate = useCan('update_document')
  const canDelete = useCan('delete_document')
  const { sort, page, pageSize } = list.view
  const { type: typeId, expiry = [], ...others } = list.filters
  const filters = { ...others, typeId, expiry: expiry[0] }
  const query = useListDocumentsQuery(
    { missionId, ...filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const openId = params.get(OPEN)

  const uploadButton = canUpload && (
    <FileButton
      type="primary"
      label={documentsText('upload')}
      title={documentsText('uploadHelp')}
      multiple
      onChoose={(files) => queue.add(files, { kind: 'document', missionId, folder: list.view.folder })}
    />
  )
  const close = () =>
    updateSearch((now) => {
      now.delete(OPEN)
      return now
    })

  return (
    <>
      <ResourceList<Document>
        banner={
          <>
            <Flex wrap gap={8} justify="flex-end" style={{ marginBottom: 12 }}>
              {canUpdate && <DocumentTypes />}
              {canDelete && <DocumentTrash missionId={missionId} />}
              {uploadButton}
            </Flex>
            {canUpload && <UploadRows list={missionUploads(missionId)} />}
            <UndoDelete documentIds={deleted} onDone={() => setDeleted([])} />
            <FolderBar missionId={missionId} folder={list.view.folder} onChoose={(folder) => list.change({ folder })} />
          </>
        }
        list={list}
        searchLabel={documentsText('search')}
        filters={<DocumentFilters missionId={missionId} list={list} />}
        sortLabels={sortLabels()}
        query={query}
        name={({ name }) => name}
        path={({ _id }) => {
          const next = new URLSearchParams(urlSearch)
          next.set(OPEN, _id)
          return { search: next.toString() }
        }}
        columns={columns(!isClient)}
        card={{
          mark: (document) => <ExpiryTag document={document} />,
          detail: ({ type, size, folder }) => [type?.name, folder, byteSize(size)].filter(Boolean).join(' · '),
        }}
        bulkActions={(documents, clear) => (
          <DocumentBulkActions
            missionId={missionId}
            documents={documents}
            onDone={clear}
            onDeleted={(ids) => {
              setDeleted(ids)
              clear()
            }}
          />
        )}
        empty={{
          icon: <FileTextOutlined />,
          title: documentsText('noneTitle'),
          help: documentsText('noneHelp'),
          action: uploadButton,
        }}
        noMatch={documentsText('noMatchTitle')}
      />
      {openId && (
        <DocumentDrawer
          key={openId}
          documentId={openId}
          onClose={close}
          onDeleted={() => {
            setDeleted([openId])
            close()
          }}
        />
      )}
    </>
  )
}

const sortLabels = (): Record<DocumentSort, string> => ({
  '-createdAt': documentsText('sortNewest'),
  createdAt: documentsText('sortOldest'),
  name: documentsText('sortName'),
  '-name': documentsText('sortNameBack'),
  expiresOn: documentsText('sortExpiry'),
  '-expiresOn': documentsText('sortExpiryBack'),
})

/** @param marksShown whether what clients see is marked */
const columns = (marksShown: boolean): Column<Document>[] => [
  {
    key: 'name',
    title: documentsText('columnName'),
    isSortable: true,
    isLink: true,
    render: ({ clientVisible, tags, snippet }) => (
      <>
        {clientVisible && marksShown && (
          <Tooltip title={documentsText('shown')}>
            <EyeOutlined aria-label={documentsText('shown')} role="img" style={{ marginInlineStart: 8 }} />
          </Tooltip>
        )}
        {tags.length > 0 && (
          <Typography.Text type="secondary" style={{ marginInlineStart: 8 }}>
            {tags.join(', ')}
          </Typography.Text>
        )}
        {snippet && (
          <div style={{ overflowWrap: 'anywhere' }}>
            <Typography.Text type="secondary">
              {snippet.page !== null && documentsText('page', { page: snippet.page })}
              {snippet.before}
              <mark>{snippet.match}</mark>
              {snippet.after}
            </Typography.Text>
          </div>
        )}
      </>
    ),
  },
  { key: 'type', title: documentsText('columnType'), width: 130, render: ({ type }) => type?.name },
  { key: 'folder', title: documentsText('columnFolder'), width: 150, render: ({ folder }) => folder },
  {
    key: 'expiresOn',
    title: documentsText('columnExpires'),
    width: 170,
    isSortable: true,
    render: (document) => <ExpiryTag document={document} />,
  },
  { key: 'size', title: documentsText('columnSize'), width: 90, align: 'right', render: ({ size }) => byteSize(size) },
  {
    key: 'createdAt',
    title: documentsText('columnAdded'),
    width: 110,
    isSortable: true,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]
