import { useRef } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'

interface FileButtonProps extends Pick<ButtonProps, 'id' | 'size' | 'disabled' | 'loading'> {
  label: string
  /** Kinds of files the dialog offers, as in the input element. */
  accept: string
  onChoose: (file: File) => void
}

/** Asks for one file. */
export function FileButton({ label, accept, onChoose, ...looks }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...looks} icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
