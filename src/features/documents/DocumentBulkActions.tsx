import { useState } from 'react'
import { Button, Dropdown, Modal, Select, AutoComplete } from 'antd'
import {
  useDeleteDocumentsMutation,
  useGetDocumentFacetsQuery,
  useGetDocumentTypesQuery,
  useUpdateDocumentsMutation,
  type Document,
  type DocumentsEdit,
} from '../../api/document'
import { downloadHref } from '../../api/download'
import { useCan } from '../../session/useCan'
import { OptionsState } from '../../shared/lists/OptionsState'
import { isSettled } from '../../shared/lists/optionsQuery'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { showMessage } from '../../shared/showMessage'
import { documentsText } from './messages'

const NO_TYPE = 'none'

interface DocumentBulkActionsProps {
  missionId: string
  /** At least one. */
  documents: Document[]
  onDone: () => void
  onDeleted: (documentIds: string[]) => void
}

/** Actions for the selected documents. Each applies to all of them or to none. */
export function DocumentBulkActions({ missionId, documents, onDone, onDeleted }: DocumentBulkActionsProps) {
  const canUpdate = useCan('update_document')
  const canDelete = useCan('delete_document')
  const [dialog, setDialog] = useState<'tags' | 'folder' | null>(null)
  const [tags, setTags] = useState<string[]>([])
  const [folder, setFolder] = useState('')
  const types = useGetDocumentTypesQuery(undefined, { skip: !canUpdate })
  const facets = useGetDocumentFacetsQuery({ missionId }, { skip: !canUpdate })
  const [update, { isLoading }] = useUpdateDocumentsMutation()
  const [remove, deletion] = useDeleteDocumentsMutation()
  const documentIds = documents.map(({ _id }) => _id)
  const isShown = documents.every(({ clientVisible }) => clientVisible)

  const save = async (edit: Omit<DocumentsEdit, 'documentIds'>) => {
    const { error } = await update({ documentsEdit: { documentIds, ...edit } })
    if (error) return
    setDialog(null)
    showMessage({ type: 'success', text: documentsText('saved', { count: documentIds.length }) })
    onDone()
  }
  const deleteAll = async () => {
    const { error } = await remove({ documentIds })
    if (!error) onDeleted(documentIds)
  }
  const typeItems = [...(types.data?.data.types ?? []), { _id: NO_TYPE, name: documentsText('noType') }]

  return (
    <>
      <Button href={downloadHref('/document/zipbyId', { documentIds })}>{documentsText('downloadZip')}</Button>
      {canUpdate && (
        <>
          <Dropdown
            trigger={['click']}
            getPopupContainer={popupParent}
            popupRender={(menu) => <OptionsState queries={[types]}>{menu}</OptionsState>}
            menu={{
              items: typeItems.map(({ _id, name }) => ({
                key: _id,
                label: name,
                onClick: () => void save({ typeId: _id === NO_TYPE ? null : _id }),
              })),
            }}
          >
            <Button>{documentsText('setType')}</Button>
          </Dropdown>
          <Button onClick={() => setDialog('tags')}>{documentsText('addTags')}</Button>
          <Button onClick={() => setDialog('folder')}>{documentsText('moveTo')}</Button>
          <Button loading={isLoading} onClick={() => void save({ clientVisible: !isShown })}>
            {documentsText(isShown ? 'hideFromClients' : 'showToClients')}
          </Button>
        </>
      )}
      {canDelete && (
        <Button danger loading={deletion.isLoading} onClick={() => void deleteAll()}>
          {documentsText('delete')}
        </Button>
      )}
      <Modal
        open={dialog !== null}
        title={documentsText(dialog === 'folder' ? 'moveTo' : 'addTags')}
        okText={documentsText('apply')}
        okButtonProps={{ disabled: dialog === 'tags' && tags.length === 0 }}
        cancelText={documentsText('cancel')}
        confirmLoading={isLoading}
        onOk={() => void save(dialog === 'folder' ? { folder: folder.trim() } : { addTags: tags })}
        onCancel={() => setDialog(null)}
      >
        {dialog === 'tags' ? (
          <Select
            mode="tags"
            autoFocus
            aria-label={documentsText('fieldTags')}
            value={tags}
            getPopupContainer={popupParent}
            notFoundContent={<NoOptions query={facets} />}
            onChange={setTags}
            options={(facets.data?.data.tags ?? []).map(({ name }) => ({ value: name, label: name }))}
            style={{ width: '100%' }}
          />
        ) : (
          <AutoComplete
            aria-label={documentsText('fieldFolder')}
            value={folder}
            placeholder={documentsText('topLevel')}
            getPopupContainer={popupParent}
            notFoundContent={isSettled(facets) ? null : <NoOptions query={facets} />}
            onChange={setFolder}
            options={(facets.data?.data.folders ?? []).map(({ name }) => ({ value: name }))}
            style={{ width: '100%' }}
          />
        )}
      </Modal>
    </>
  )
}
