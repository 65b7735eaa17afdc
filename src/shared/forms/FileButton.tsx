import { useRef } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'

interface FileButtonProps extends Pick<ButtonProps, 'id' | 'type' | 'size' | 'title' | 'disabled' | 'loading'> {
  label: string
  /** What the button is called where its label alone does not say which file is meant. */
  name?: string
  /** Kinds of files the dialog offers, as in the input element; any without it. */
  accept?: string
  /** Several files may be chosen at once. */
  multiple?: boolean
  /** At least one file. */
  onChoose: (files: [File, ...File[]]) => void
}

/** Asks for files of this computer. */
export function FileButton({ label, name, accept, multiple, onChoose, ...looks }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...looks} icon={<UploadOutlined aria-hidden />} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={name ?? label}
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [first, ...more] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (first) onChoose([first, ...more])
        }}
      />
    </>
  )
}
