// The child process of runDetector.ts. Node starts it without a loader, so it registers one for TypeScript, under tsx and
// jest alike.
'use strict'
require('tsx/cjs')
require('./detectorMain.ts')
