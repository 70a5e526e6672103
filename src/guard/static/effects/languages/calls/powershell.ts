import { lateAtFirst } from '../../knowledge/pattern.ts'
import type { Language } from './language.ts'

/** PowerShell, as far as it is written in calls. */
export const powershell: Language = {
  reflects: lateAtFirst(
    /(?:^|[;|{(]\s*)[&.]\s*(?:\$|\()|\[char(?:\[\])?\]|""\s*-f\b|-join\b|-bxor\b|\[[\w.]*(?:Process|Reflection|Assembly|Activator|Marshal|Interop\w*|Convert|Encoding)[\w.]*\]::(?!(?:GetCurrentProcess|GetProcesses\w*|UTF8|ASCII|ToBase64String|ToInt\d*|ToString)\b)|\.Invoke\s*\(|\bAdd-Type\b|\bInvoke-Command\b|\bJoin-Path\s+["']?\/(?:etc|root)/i,
  ),
  syntax: {
    lineComments: ['#'],
    quotes: { "'": 'plain', '"': 'interpolated' },
    nameCharacters: '-',
  },
  interpolation: /\$\{?(\w+)\}?|\$\(([^()]*)\)/g,
  concatenates: /^\+$/,
  // A block that is made of a text is run later.
  prepare: (code) =>
    code
      // Streams that are joined: `2>&1`.
      .replace(/\s\d?>&\d/g, '')
      .replace(
        /\[scriptblock\]::Create\s*(?=\()|\$ExecutionContext\.InvokeCommand\.(?:InvokeScript|NewScriptBlock)\s*(?=\()/gi,
        'iex',
      ),
  bareCalls: true,
  calls: {
    'Start-Process': 'exec',
    'Invoke-Expression': 'eval-unseen',
    iex: 'eval-unseen',
    'Get-Content': 'read',
    gc: 'read',
    cat: 'read',
    type: 'read',
    'Set-Content': 'write',
    'Out-File': 'write',
    'Add-Content': 'append',
    'Copy-Item': 'copy',
    'Move-Item': 'move',
    'Rename-Item': 'move',
    'Remove-Item': 'delete-tree',
    'Invoke-WebRequest': 'fetch',
    iwr: 'fetch',
    curl: 'fetch',
    wget: 'fetch',
    'Invoke-RestMethod': 'fetch',
    irm: 'fetch',
    '.DownloadString': 'fetch',
    '.DownloadFile': 'download',
    'System.Net.Sockets.TCPClient': 'connect',
    'System.Net.Sockets.TcpClient': 'connect',
    TCPClient: 'connect',
    'System.Diagnostics.Process.Start': 'exec',
    'Diagnostics.Process.Start': 'exec',
    'System.IO.File.ReadAllText': 'read',
    'IO.File.ReadAllText': 'read',
    'Convert.FromBase64String': 'decode',
    'Write-Output': 'print',
    'Write-Host': 'print',
    echo: 'print',
  },
}
