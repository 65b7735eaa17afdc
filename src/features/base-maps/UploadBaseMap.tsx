import { useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { FileField } from '../../shared/forms/FileField'
import { FormDialog } from '../../shared/forms/FormDialog'
import { newBaseMapOfFileLimits } from '../../shared/limits/base-map.gen'
import { BASE_MAPS } from '../../uploads/uploadPurpose'
import { useUploads } from '../../uploads/useUploads'
import { baseMapsText } from './messages'

interface FileValues {
  name: string
  attribution: string
  file: File
}

/** Uploads a file that becomes a base map, even if the user leaves the page during the upload. */
export function UploadBaseMap() {
  const { queue } = useUploads(BASE_MAPS)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {baseMapsText('upload')}
      </Button>
      {isOpen && (
        <FormDialog<FileValues, FileValues>
          title={baseMapsText('uploadTitle')}
          okText={baseMapsText('upload')}
          formName="upload-base-map"
          labels={{}}
          send={(values) => Promise.resolve({ data: values })}
          onDone={({ name, attribution, file }) => {
            queue.add([file], { kind: 'base-map', name: name.trim(), attribution: attribution.trim() })
            close()
          }}
          onClose={close}
        >
          <Form.Item
            name="file"
            label={baseMapsText('file')}
            extra={baseMapsText('fileHelp')}
            rules={[{ required: true, message: baseMapsText('fileNeeded') }]}
          >
            <FileField />
          </Form.Item>
          <Form.Item
            name="name"
            label={baseMapsText('name')}
            rules={[{ required: true, whitespace: true, message: baseMapsText('nameNeeded') }]}
          >
            <Input autoComplete="off" maxLength={newBaseMapOfFileLimits.name.maxLength} />
          </Form.Item>
          <Form.Item
            name="attribution"
            label={baseMapsText('attribution')}
            rules={[{ required: true, whitespace: true, message: baseMapsText('attributionNeeded') }]}
          >
            <Input autoComplete="off" maxLength={newBaseMapOfFileLimits.attribution.maxLength} />
          </Form.Item>
        </FormDialog>
      )}
    </>
  )
}
