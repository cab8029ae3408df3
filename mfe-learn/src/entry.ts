// What every page needs: in the entry it is no file of its own.
import './texts';
