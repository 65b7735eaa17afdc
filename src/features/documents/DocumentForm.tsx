import { AutoComplete, Button, Form, Input, Select, Switch } from 'antd'
import {
  useGetDocumentFacetsQuery,
  useGetDocumentTypesQuery,
  useUpdateDocumentMutation,
  type Document,
} from '../../api/document'
import { ProblemForm } from '../../shared/forms/ProblemForm'
import { useProblems } from '../../shared/forms/useProblems'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { documentEditLimits } from '../../shared/limits/document.gen'
import { OptionsState } from '../../shared/lists/OptionsState'
import { isSettled } from '../../shared/lists/optionsQuery'
import { NoOptions } from '../../shared/lists/NoOptions'
import { popupParent } from '../../shared/popupParent'
import { showMessage } from '../../shared/showMessage'
import { documentsText } from './messages'

const FORM_NAME = 'document'
const NO_TYPE = ''

interface DocumentValues {
  name: string
  typeId: string
  tags: string[]
  folder: string
  description: string
  expiresOn: string
  clientVisible: boolean
}

const labels = () => ({
  name: documentsText('fieldName'),
  typeId: documentsText('fieldType'),
  tags: documentsText('fieldTags'),
  folder: documentsText('fieldFolder'),
  description: documentsText('fieldDescription'),
  expiresOn: documentsText('fieldExpires'),
  clientVisible: documentsText('fieldClients'),
})

const valuesOf = ({ name, type, tags, folder, description, expiresOn, clientVisible }: Document): DocumentValues => ({
  name,
  tags,
  folder,
  description,
  clientVisible,
  typeId: type?._id ?? NO_TYPE,
  expiresOn: expiresOn ?? '',
})

interface DocumentFormProps {
  document: Document
  reload: () => Promise<Document | undefined>
}

/** Edits the details of a document. */
export function DocumentForm({ document, reload }: DocumentFormProps) {
  const [form] = Form.useForm<DocumentValues>()
  const [update, { isLoading }] = useUpdateDocumentMutation()
  const types = useGetDocumentTypesQuery()
  const facets = useGetDocumentFacetsQuery({ missionId: document.missionId })
  const problems = useProblems<DocumentValues>(form, FORM_NAME, labels())
  const edit = useVersionedEdit<Document, DocumentValues>({
    form,
    valuesOf,
    reload,
    newest: document,
    labels: labels(),
    async send({ typeId, expiresOn, ...values }, { _id: documentId, version }) {
      const fields = { ...values, typeId: typeId || null, expiresOn: expiresOn || null }
      const { data, error } = await update({ documentId, documentEdit: { version, ...fields } })
      return data ? { saved: data.data } : { error }
    },
  })
  const save = async () => {
    problems.clear()
    const wasDirty = edit.isDirty
    const { isDone, error } = await edit.save()
    if (error) problems.showServerError(error)
    if (isDone && wasDirty) showMessage({ type: 'success', text: documentsText('savedOne') })
  }
  const typeOptions = [
    { value: NO_TYPE, label: documentsText('noType') },
    ...(types.data?.data.types ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
  ]

  return (
    <>
      {edit.conflict}
      <ProblemForm<DocumentValues>
        form={form}
        problems={problems}
        formName={FORM_NAME}
        initialValues={valuesOf(edit.base)}
        onChange={edit.onChange}
        onSubmit={() => void save()}
      >
        <Form.Item
          name="name"
          label={documentsText('fieldName')}
          rules={[{ required: true, whitespace: true, message: documentsText('nameMissing') }]}
        >
          <Input maxLength={documentEditLimits.name.maxLength} />
        </Form.Item>
        <Form.Item name="typeId" label={documentsText('fieldType')}>
          <Select
            options={typeOptions}
            getPopupContainer={popupParent}
            popupRender={(menu) => <OptionsState queries={[types]}>{menu}</OptionsState>}
          />
        </Form.Item>
        <Form.Item name="tags" label={documentsText('fieldTags')}>
          <Select
            mode="tags"
            getPopupContainer={popupParent}
            notFoundContent={<NoOptions query={facets} />}
            options={(facets.data?.data.tags ?? []).map(({ name }) => ({ value: name, label: name }))}
          />
        </Form.Item>
        <Form.Item name="expiresOn" label={documentsText('fieldExpires')}>
          {/* The date field of the browser: antd's is not accessible by keyboard. */}
          <Input type="date" style={{ width: 180 }} />
        </Form.Item>
        <Form.Item name="folder" label={documentsText('fieldFolder')} extra={documentsText('fieldFolderHelp')}>
          <AutoComplete
            getPopupContainer={popupParent}
            notFoundContent={isSettled(facets) ? null : <NoOptions query={facets} />}
            options={(facets.data?.data.folders ?? []).map(({ name }) => ({ value: name }))}
          />
        </Form.Item>
        <Form.Item name="description" label={documentsText('fieldDescription')}>
          <Input.TextArea rows={3} maxLength={documentEditLimits.description.maxLength} />
        </Form.Item>
        <Form.Item name="clientVisible" label={documentsText('fieldClients')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {documentsText('save')}
        </Button>
      </ProblemForm>
      {edit.leaveDialog}
    </>
  )
}
