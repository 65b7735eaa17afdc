import { useState, type CSSProperties } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { assetUrl } from '../assetUrl'
import { FileButton } from './FileButton'
import { PICTURES } from './pictures'
import type { ServerError } from './useProblems'

/** A stored picture. */
export interface Picture {
  fileId: string
  url: string
}

interface PictureFieldProps {
  // Passed by Form.Item.
  id?: string
  value?: Picture | null
  onChange?: (picture: Picture | null) => void
  /** Stores a file. */
  upload: (file: File) => Promise<{ data?: { data: Picture }; error?: ServerError }>
  isUploading: boolean
  /** Of the file. */
  maxBytes: number
  texts: { alt: string; choose: string; change: string; remove: string; tooLarge: string }
  /** Of the shown picture. */
  style: CSSProperties
}

/** Chooses a picture. It is uploaded immediately and becomes part of the record when the form is saved. */
export function PictureField(props: PictureFieldProps) {
  const { id, value, onChange, upload, isUploading, maxBytes, texts, style } = props
  const [problem, setProblem] = useState<string | null>(null)

  const choose = async (file: File) => {
    if (file.size > maxBytes) return setProblem(texts.tooLarge)
    setProblem(null)
    const { data, error } = await upload(file)
    if (data) onChange?.(data.data)
    if (error) setProblem(error.fields?.[0]?.message ?? error.message ?? '')
  }

  return (
    <Flex vertical gap={8} align="flex-start">
      {value && <img src={assetUrl(value.url)} alt={texts.alt} style={style} />}
      <Flex wrap gap={8}>
        <FileButton
          id={id}
          label={value ? texts.change : texts.choose}
          accept={PICTURES}
          loading={isUploading}
          onChoose={([file]) => void choose(file)}
        />
        {value && (
          <Button icon={<DeleteOutlined aria-hidden />} onClick={() => onChange?.(null)}>
            {texts.remove}
          </Button>
        )}
      </Flex>
      {problem && <Alert type="error" showIcon title={problem} closable={{ onClose: () => setProblem(null) }} />}
    </Flex>
  )
}
