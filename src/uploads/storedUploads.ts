// The uploads that this browser has begun. Lists read them without tus, which stores them and is loaded with the first file.
import type { PreviousUpload } from 'tus-js-client'

export type { PreviousUpload }

/** Of tus. */
const PREFIX = 'tus::'

/** Uploads that this browser started and that were neither finished nor cancelled. */
export const storedUploads = (): PreviousUpload[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => entryOf(key) ?? [])

function entryOf(key: string): PreviousUpload | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? '') as Omit<PreviousUpload, 'urlStorageKey'>
    return { ...entry, urlStorageKey: key }
  } catch {
    // Something else wrote it.
    return undefined
  }
}

/** Removes an upload from the browser's storage when it no longer needs to be resumed. */
export function forgetUpload(uploadId: string): void {
  for (const { uploadUrl, urlStorageKey } of storedUploads()) {
    if (uploadIdOf(uploadUrl ?? '') === uploadId) localStorage.removeItem(urlStorageKey)
  }
}

/** The ID is the last segment of an upload's URL. */
export const uploadIdOf = (url: string): string => url.split('/').at(-1) ?? ''
