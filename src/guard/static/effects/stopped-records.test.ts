import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'

describe('what writes down what happens', () => {
  it.each([
    'systemctl disable --now nginx auditd.service',
    'systemctl stop falcon-sensor',
    'systemctl kill -s KILL auditd',
    'systemctl stop systemd-journald.socket systemd-journald',
    'service auditd stop',
    '/etc/init.d/rsyslog stop',
    'rc-update del syslog-ng',
    'chkconfig auditd off',
    'sv down rsyslog',
    'supervisorctl stop filebeat',
    'pkill -9 -f osqueryd',
    'killall rsyslogd',
    'kill -9 $(pidof auditd)',
    'pgrep -x falco | xargs kill',
    'kill $(cat /run/rsyslogd.pid)',
    'launchctl bootout system/com.crowdstrike.falcond',
    'launchctl unload -w /Library/LaunchDaemons/com.osquery.osqueryd.plist',
    '/var/ossec/bin/wazuh-control stop',
  ])('is switched off: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'BLOCK', rule: 'D' }))

  it.each([
    'systemctl restart rsyslog',
    'systemctl status auditd',
    'systemctl enable --now auditd',
    'service rsyslog reload',
    'pkill -HUP rsyslogd',
    'systemctl kill -s HUP rsyslog.service',
    'pkill -f falcon',
    'kill -HUP $(cat /run/rsyslogd.pid)',
    'systemctl stop nginx',
    'pkill node',
    'kill $(pgrep -f "node server.js")',
  ])('goes on, or is something else: %s', (command) =>
    expect(analyse(command)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))

  it.each([
    'systemctl stop ufw',
    'setenforce 0',
    'iptables -F',
  ])('is what protects it, or is kept elsewhere or not at all: %s', (command) =>
    expect(analyse(command)).toMatchObject({ certainty: 'unresolved' }))
})
