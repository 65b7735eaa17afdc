import { useState } from 'react'
import { Alert, Button, Flex, Input, InputNumber, Modal } from 'antd'
import {
  useCreateDocumentTypeMutation,
  useDeleteDocumentTypeMutation,
  useEditDocumentTypeMutation,
  useGetDocumentTypesQuery,
  type DocumentType,
} from '../../api/document'
import { errorMessage } from '../../api/errors'
import { newDocumentTypeLimits } from '../../shared/limits/document.gen'
import { documentsText } from './messages'

/** The document types of the organisation, each with its warning time. */
export function DocumentTypes() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{documentsText('manageTypes')}</Button>
      {isOpen && (
        <Modal open title={documentsText('types')} footer={null} onCancel={() => setOpen(false)}>
          <TypeList />
        </Modal>
      )}
    </>
  )
}

function TypeList() {
  const { data, error } = useGetDocumentTypesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [create, creation] = useCreateDocumentTypeMutation()
  const [name, setName] = useState('')
  const problem = error ?? creation.error
  const add = async () => {
    const { error: failure } = await create({ newDocumentType: { name: name.trim() } })
    if (!failure) setName('')
  }
  return (
    <>
      <p>{documentsText('typesHelp')}</p>
      {problem && <Alert type="error" showIcon title={errorMessage(problem)} style={{ marginBottom: 12 }} />}
      <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {(data?.data.types ?? []).map((type) => (
          <TypeRow key={`${type._id} ${type.version}`} type={type} />
        ))}
      </Flex>
      <Flex gap={8} style={{ marginTop: 16 }}>
        <Input
          aria-label={documentsText('typeName')}
          value={name}
          maxLength={newDocumentTypeLimits.name.maxLength}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="primary" disabled={!name.trim()} loading={creation.isLoading} onClick={() => void add()}>
          {documentsText('newType')}
        </Button>
      </Flex>
    </>
  )
}

function TypeRow({ type: { _id: documentTypeId, name, warnDays, version } }: { type: DocumentType }) {
  const [edited, setEdited] = useState({ name, warnDays })
  const [edit, editing] = useEditDocumentTypeMutation()
  const [remove, removal] = useDeleteDocumentTypeMutation()
  const problem = editing.error ?? removal.error
  const isDirty = edited.name !== name || edited.warnDays !== warnDays
  return (
    <li>
      <Flex gap={8}>
        <Input
          aria-label={documentsText('nameOf', { name })}
          value={edited.name}
          maxLength={newDocumentTypeLimits.name.maxLength}
          onChange={(event) => setEdited({ ...edited, name: event.target.value })}
        />
        <InputNumber
          aria-label={documentsText('daysOf', { name })}
          min={1}
          max={365}
          precision={0}
          value={edited.warnDays}
          suffix={documentsText('typeDays')}
          onChange={(days) => setEdited({ ...edited, warnDays: days ?? warnDays })}
        />
        {isDirty && (
          <Button
            type="primary"
            disabled={!edited.name.trim()}
            loading={editing.isLoading}
            aria-label={documentsText('saveType', { name })}
            onClick={() => void edit({ documentTypeId, documentTypeEdit: { version, ...edited } })}
          >
            {documentsText('apply')}
          </Button>
        )}
        <Button
          danger
          type="text"
          loading={removal.isLoading}
          aria-label={documentsText('deleteType', { name })}
          onClick={() => void remove({ documentTypeId })}
        >
          {documentsText('delete')}
        </Button>
      </Flex>
      {problem && <Alert type="error" showIcon title={errorMessage(problem)} style={{ marginTop: 8 }} />}
    </li>
  )
}
