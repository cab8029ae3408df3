import { describeFaults } from '@kotoba/federation/testing';
import { contributions } from './contributions';
import remote from './remote';

describeFaults(remote, contributions);
