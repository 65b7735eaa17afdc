import { Button, Drawer, Flex, Tabs } from 'antd'
import {
  useDeleteDocumentMutation,
  useGetDocumentQuery,
  type Document,
  type DocumentVersion,
  useRestoreDocumentsMutation,
} from '../../api/document'
import { downloadHref } from '../../api/download'
import { useCan } from '../../session/useCan'
import { Facts } from '../../shared/Facts'
import { byteSize } from '../../shared/byteSize'
import { FileButton } from '../../shared/forms/FileButton'
import { formatNumber } from '../../shared/messages'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { ShareButton } from '../../shares/ShareButton'
import { missionUploads } from '../../uploads/uploadPurpose'
import { useUploads } from '../../uploads/useUploads'
import { isNotFound } from '../../shared/states/isNotFound'
import { MissingRecord } from '../../shared/states/MissingRecord'
import { DocumentForm } from './DocumentForm'
import { DocumentPreview } from './DocumentPreview'
import { DocumentVersions } from './DocumentVersions'
import { documentsText } from './messages'

interface DocumentDrawerProps {
  documentId: string
  onClose: () => void
  onDeleted: () => void
}

/** Details of a document: preview, fields, facts and versions. */
export function DocumentDrawer({ documentId, onClose, onDeleted }: DocumentDrawerProps) {
  const query = useGetDocumentQuery({ documentId }, { refetchOnMountOrArgChange: true })
  const { data, error, refetch } = query
  const canRestore = useCan('delete_document')
  const [restore] = useRestoreDocumentsMutation()
  const found = data?.data
  return (
    <Drawer open size={640} title={found?.document.name ?? documentsText('drawer')} onClose={onClose} destroyOnHidden>
      {isNotFound(error) ? (
        <MissingRecord
          error={error}
          record="document"
          title={documentsText('notFound')}
          back={<Button onClick={onClose}>{documentsText('close')}</Button>}
          onRestore={canRestore ? () => restore({ documentSelection: { documentIds: [documentId] } }) : undefined}
          onRestored={() => void refetch()}
        />
      ) : error && !found ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !found ? (
        <RowsSkeleton rows={6} height={40} />
      ) : (
        <DocumentDetails {...found} reload={async () => (await refetch()).data?.data.document} onDeleted={onDeleted} />
      )}
    </Drawer>
  )
}

interface DocumentDetailsProps {
  document: Document
  versions: DocumentVersion[]
  reload: () => Promise<Document | undefined>
  onDeleted: () => void
}

function DocumentDetails({ document, versions, reload, onDeleted }: DocumentDetailsProps) {
  const { _id: documentId, missionId } = document
  const canUpdate = useCan('update_document')
  const canDelete = useCan('delete_document')
  const { queue } = useUploads(missionUploads(missionId))
  const [remove, { isLoading }] = useDeleteDocumentMutation()
  const deleteIt = async () => {
    const { error } = await remove({ documentId })
    if (!error) onDeleted()
  }
  return (
    <>
      <Flex wrap gap={8} style={{ marginBottom: 12 }}>
        <Button href={downloadHref(`/document/download/${documentId}`)}>{documentsText('download')}</Button>
        <ShareButton shared={{ kind: 'document', targetId: documentId }} name={document.name} />
        {canUpdate && (
          <FileButton
            label={documentsText('newVersion')}
            onChoose={([file]) => queue.add([file], { kind: 'document-version', missionId, documentId })}
          />
        )}
        {canDelete && (
          <Button danger loading={isLoading} onClick={() => void deleteIt()}>
            {documentsText('delete')}
          </Button>
        )}
      </Flex>
      <Tabs
        items={[
          {
            key: 'preview',
            label: documentsText('preview'),
            children: <DocumentPreview key={document.versionNumber} document={document} />,
          },
          {
            key: 'details',
            label: documentsText('details'),
            children: (
              <>
                <Facts items={factsOf(document)} />
                {canUpdate && <DocumentForm document={document} reload={reload} />}
                {canUpdate && <DocumentVersions document={document} versions={versions} />}
              </>
            ),
          },
        ]}
      />
    </>
  )
}

function factsOf({ size, pageCount, createdAt, uploadedAt, uploadedBy, versionNumber, ...text }: Document) {
  const { textState, textMessage } = text
  const states = {
    pending: documentsText('textPending'),
    done: documentsText('textDone'),
    none: documentsText('textNone'),
    failed: '',
  }
  const version = documentsText('versionNumber', { number: versionNumber })
  const facts: [string, string | undefined][] = [
    [documentsText('factSize'), byteSize(size)],
    [documentsText('factPages'), pageCount === null ? undefined : formatNumber(pageCount)],
    [documentsText('factAdded'), absoluteTime(createdAt)],
    [documentsText('factUploaded'), [version, uploadedBy?.name, absoluteTime(uploadedAt)].filter(Boolean).join(' · ')],
    [documentsText('factText'), textMessage ?? states[textState]],
  ]
  return facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))
}
