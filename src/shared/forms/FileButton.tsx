import { useRef } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'

interface FileButtonProps extends Pick<ButtonProps, 'id' | 'type' | 'size' | 'title' | 'disabled' | 'loading'> {
  label: string
  /** Accessible name if the label alone is ambiguous. */
  name?: string
  /** Accepted file types, as in the input element; all if undefined. */
  accept?: string
  /** Allows several files. */
  multiple?: boolean
  /** At least one file. */
  onChoose: (files: [File, ...File[]]) => void
}

/** Button that opens a file dialog. */
export function FileButton({ label, name, accept, multiple, onChoose, ...buttonProps }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...buttonProps}
        icon={<UploadOutlined aria-hidden />}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={name ?? label}
        // The form style sheet of antd displays file inputs and overrules the hidden attribute.
        style={{ display: 'none' }}
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [first, ...more] = target.files ?? []
          // Allows the same file to be chosen again.
          target.value = ''
          if (first) onChoose([first, ...more])
        }}
      />
    </>
  )
}
